import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { HarmCasesDesk } from './HarmCasesDesk.tsx';

/** Members whose play shows markers of harm, for staff to act on. */
export function HarmCasesScreen() {
  const say = useTexts('harm-case');
  return (
    <BrandDesk
      title={say('harm-case:title')}
      lead={say('harm-case:lead')}
      permission="member.protect"
    >
      {({ brand, name }) => <HarmCasesDesk key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
