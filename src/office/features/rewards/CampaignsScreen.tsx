import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { CampaignList } from './CampaignList.tsx';

/** The promotions of each brand. */
export function CampaignsScreen() {
  const say = useTexts('promotion-desk');
  return (
    <BrandDesk
      title={say('promotion-desk:campaigns.title')}
      lead={say('promotion-desk:campaigns.lead')}
      permission="promotion.edit"
    >
      {({ brand, name }) => <CampaignList key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
