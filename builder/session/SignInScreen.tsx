import { useTexts } from '#ui/i18n/useTexts.ts';
import { Mark } from '../look/Mark.tsx';
import { Preferences } from '../look/Preferences.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInScreen.module.css';

/** The door. */
export function SignInScreen() {
  const say = useTexts('builder', 'staff');
  return (
    <main className={styles.screen}>
      <div className={styles.sheet}>
        <Mark size={44} />
        <div>
          <h1 className={styles.title}>{say('builder:name')}</h1>
          <p className={styles.lead}>{say('builder:lead')}</p>
        </div>
        <SignInForm />
      </div>
      <div className={styles.foot}>
        <Preferences />
      </div>
    </main>
  );
}
