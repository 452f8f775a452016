import { useSetAtom } from 'jotai';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import { Mark } from '../../shell/Mark.tsx';
import { SchemeSwitch } from '../../shell/SchemeSwitch.tsx';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { sessionEndedAtom, staffSessionAtom } from '../../session/staff.atoms.ts';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInScreen.module.css';

/** The door. The address stays, and opens after signing in. */
export function SignInScreen() {
  const say = useTexts('office');
  const setSession = useSetAtom(staffSessionAtom);
  const setEnded = useSetAtom(sessionEndedAtom);
  useScreenTitle(say('office:signIn.action'));
  return (
    <main className={styles.screen}>
      <div className={styles.sheet}>
        <Mark size="large" />
        <div>
          <h1 className={`display ${styles.title}`}>{say('office:name')}</h1>
          <p className={styles.lead}>{say('office:signIn.lead')}</p>
        </div>
        <SignInForm
          onSignedIn={(session) => {
            setEnded(false);
            setSession(session);
          }}
        />
      </div>
      <div className={styles.foot}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </main>
  );
}
