import { useTexts } from '#ui/i18n/useTexts.ts';
import { BlankScreen } from '#staff/screen/BlankScreen.tsx';

/** For accounts whose work is elsewhere, in the brand workshop for example. */
export function NoScreens() {
  const say = useTexts('office');
  return (
    <BlankScreen icon="lock" title={say('office:noScreens.title')}>
      <p>{say('office:noScreens.text')}</p>
    </BlankScreen>
  );
}
