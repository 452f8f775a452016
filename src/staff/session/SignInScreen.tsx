import type { ReactNode } from 'react';
import { Preferences, type PreferencesProps } from '../look/Preferences.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInScreen.module.css';

export interface SignInScreenProps extends PreferencesProps {
  mark: ReactNode;
  /** The app's name. */
  name: string;
  /** What the app is for. */
  lead: string;
}

/** Where staff sign in. The address stays, and opens afterwards. */
export function SignInScreen({ mark, name, lead, ...preferences }: SignInScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.sheet}>
        {mark}
        <div>
          <h1 className={`display ${styles.title}`}>{name}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <SignInForm />
      </div>
      <div className={styles.foot}>
        <Preferences {...preferences} />
      </div>
    </main>
  );
}
