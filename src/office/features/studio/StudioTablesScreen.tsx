import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { StudioTablesDesk } from './StudioTablesDesk.tsx';

/** The tables of the own studio. */
export function StudioTablesScreen() {
  const say = useTexts('studio-desk');
  return (
    <BrandDesk
      title={say('studio-desk:title')}
      lead={say('studio-desk:lead')}
      permission="studio.run"
    >
      {({ brand }) => <StudioTablesDesk key={brand} brand={brand} />}
    </BrandDesk>
  );
}
