import { SignInScreen } from '#staff/session/SignInScreen.tsx';
import { useScreenTitle } from '#staff/screen/useScreenTitle.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { loadLanguage } from '../texts/office-texts.ts';
import { Mark } from './Mark.tsx';

/** The sign-in of the office. */
export function OfficeSignIn() {
  const say = useTexts('office', 'staff');
  useScreenTitle(say('staff:signIn'));
  return (
    <SignInScreen
      mark={<Mark size="large" />}
      name={say('office:name')}
      lead={say('office:signIn.lead')}
      load={loadLanguage}
    />
  );
}
