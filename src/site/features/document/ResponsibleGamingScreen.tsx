import { SCREENS } from '#brand/screens.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { DocumentPage } from './DocumentPage.tsx';

/** How to keep play a pastime, and who helps when it no longer is one. */
export function ResponsibleGamingScreen() {
  const { legal } = useSitePlan();
  const say = useTexts('help');
  const { helpline, href } = legal.responsibleGaming;
  return (
    <DocumentPage screen="responsibleGaming">
      {helpline === null ? null : (
        <Card surface="sunken">
          <p>
            {say('help:helpline', { name: helpline.name })}{' '}
            <TextLink href={`tel:${helpline.phone.replaceAll(/[^+0-9]/g, '')}`}>
              {helpline.phone}
            </TextLink>
          </p>
        </Card>
      )}
      {href === null || href === SCREENS.responsibleGaming.path ? null : (
        <p>
          <TextLink href={href}>{say('help:saferPlay')}</TextLink>
        </p>
      )}
    </DocumentPage>
  );
}
