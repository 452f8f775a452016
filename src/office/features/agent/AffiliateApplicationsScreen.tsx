import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AffiliateApplicationsDesk } from './AffiliateApplicationsDesk.tsx';

/** Members who ask to become affiliates. */
export function AffiliateApplicationsScreen() {
  const say = useTexts('agent-desk');
  return (
    <BrandDesk
      title={say('agent-desk:applications.title')}
      lead={say('agent-desk:applications.lead')}
      permission="agent.edit"
    >
      {({ brand, name }) => <AffiliateApplicationsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
