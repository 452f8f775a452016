import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { StaffActsDesk } from './StaffActsDesk.tsx';

/** Acts of staff that a second person decides. */
export function StaffActsScreen() {
  const say = useTexts('staff-act-desk');
  return (
    <BrandDesk
      title={say('staff-act-desk:title')}
      lead={say('staff-act-desk:lead')}
      permission="brand.read"
    >
      {({ brand, name }) => <StaffActsDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
