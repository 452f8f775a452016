import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { PromoCodesDesk } from './PromoCodesDesk.tsx';

/** Codes that give a campaign's reward. */
export function PromoCodesScreen() {
  const say = useTexts('promotion-desk');
  return (
    <BrandDesk
      title={say('promotion-desk:codes.title')}
      lead={say('promotion-desk:codes.lead')}
      permission="promotion.edit"
    >
      {({ brand, name }) => <PromoCodesDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
