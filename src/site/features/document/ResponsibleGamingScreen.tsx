import { SCREENS } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { HelplineCard } from '../help/HelplineCard.tsx';
import { DocumentPage } from './DocumentPage.tsx';

/** How to keep play a pastime, and who helps when it no longer is one. */
export function ResponsibleGamingScreen() {
  const { href } = useSitePlan().legal.responsibleGaming;
  const say = useTexts('help');
  return (
    <DocumentPage screen="responsibleGaming">
      <HelplineCard />
      {href === null || href === SCREENS.responsibleGaming.path ? null : (
        <p>
          <TextLink href={href}>{say('help:saferPlay')}</TextLink>
        </p>
      )}
    </DocumentPage>
  );
}
