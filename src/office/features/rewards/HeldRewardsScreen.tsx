import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { HeldRewardsDesk } from './HeldRewardsDesk.tsx';

/** Rewards that signs of one person behind several accounts have stopped. */
export function HeldRewardsScreen() {
  const say = useTexts('promotion-desk');
  return (
    <BrandDesk
      title={say('promotion-desk:held.title')}
      lead={say('promotion-desk:held.lead')}
      permission="promotion.decide"
    >
      {({ brand, name }) => <HeldRewardsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
