import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ApplicationsDesk } from './ApplicationsDesk.tsx';

/** Applications to promotions, which staff decide. */
export function ApplicationsScreen() {
  const say = useTexts('promotion-desk');
  return (
    <BrandDesk
      title={say('promotion-desk:applications.title')}
      lead={say('promotion-desk:applications.lead')}
      permission="promotion.decide"
    >
      {({ brand, name }) => <ApplicationsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
