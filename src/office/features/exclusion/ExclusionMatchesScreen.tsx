import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { ExclusionMatchesDesk } from './ExclusionMatchesDesk.tsx';

/** Accounts by which an excluded person is likely to have come back. */
export function ExclusionMatchesScreen() {
  const say = useTexts('exclusion-desk');
  return (
    <BrandDesk
      title={say('exclusion-desk:title')}
      lead={say('exclusion-desk:lead')}
      permission="member.protect"
    >
      {({ brand, name }) => <ExclusionMatchesDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
