import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { BlankScreen } from '#staff/screen/BlankScreen.tsx';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const say = useTexts('office');
  return (
    <BlankScreen
      icon="question"
      title={say('office:notFound.title')}
      action={<ButtonLink href="/">{say('office:notFound.action')}</ButtonLink>}
    >
      <p>{say('office:notFound.text')}</p>
    </BlankScreen>
  );
}
