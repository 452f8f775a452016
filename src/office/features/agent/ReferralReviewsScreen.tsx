import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ReferralReviewsDesk } from './ReferralReviewsDesk.tsx';

/** Referrals that look like one person with two accounts. */
export function ReferralReviewsScreen() {
  const say = useTexts('agent-desk');
  return (
    <BrandDesk
      title={say('agent-desk:referrals.title')}
      lead={say('agent-desk:referrals.lead')}
      permission="agent.edit"
    >
      {({ brand, name }) => <ReferralReviewsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
