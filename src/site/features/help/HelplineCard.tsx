import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';

/** The brand's helpline for players, if it names one. */
export function HelplineCard() {
  const { helpline } = useSitePlan().legal.responsibleGaming;
  const say = useTexts('help');
  if (helpline === null) return null;
  return (
    <Card surface="sunken">
      <p>
        {say('help:helpline', { name: helpline.name })}{' '}
        <TextLink href={`tel:${helpline.phone.replaceAll(/[^+0-9]/g, '')}`}>
          {helpline.phone}
        </TextLink>
      </p>
    </Card>
  );
}
