import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSignOut } from './useSignOut.ts';
import { Action } from '../look/Action.tsx';
import { Note } from '../look/Note.tsx';
import styles from './SignInScreen.module.css';

/** For accounts that have their work elsewhere, in the office for example. */
export function NoAccess() {
  const say = useTexts('staff');
  const signOut = useSignOut();
  return (
    <main className={styles.screen}>
      <div className={styles.sheet}>
        <Note tone="warning">{say('staff:noBuilder')}</Note>
        <Action onClick={() => void signOut()}>{say('staff:signOut')}</Action>
      </div>
    </main>
  );
}
