import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AdjustmentsDesk } from './AdjustmentsDesk.tsx';

/** Corrections of players' cash, which two people make. */
export function AdjustmentsScreen() {
  const say = useTexts('adjustment-desk');
  return (
    <BrandDesk
      title={say('adjustment-desk:title')}
      lead={say('adjustment-desk:lead')}
      permission="adjustment.make"
    >
      {({ brand, name }) => <AdjustmentsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
