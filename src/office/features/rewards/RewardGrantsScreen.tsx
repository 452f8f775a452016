import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { RewardGrantsDesk } from './RewardGrantsDesk.tsx';

/** Rewards that one person asks for and another approves. */
export function RewardGrantsScreen() {
  const say = useTexts('promotion-desk');
  return (
    <BrandDesk
      title={say('promotion-desk:grants.title')}
      lead={say('promotion-desk:grants.lead')}
      permission="promotion.decide"
    >
      {({ brand, name }) => <RewardGrantsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
