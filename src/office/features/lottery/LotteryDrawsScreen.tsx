import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DrawsDesk } from './DrawsDesk.tsx';

/** Draws that need staff, or all of them. */
export function LotteryDrawsScreen() {
  const say = useTexts('lottery-desk');
  return (
    <BrandDesk
      title={say('lottery-desk:draws.title')}
      lead={say('lottery-desk:draws.lead')}
      permission="lottery.draw"
    >
      {({ brand, name }) => <DrawsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
