import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSignOut } from '#staff/session/useSignOut.ts';
import { Action } from '../look/Action.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import styles from '#staff/session/SignInScreen.module.css';

/** For accounts that have their work elsewhere, in the office for example. */
export function NoAccess() {
  const say = useTexts('staff');
  const { signOut } = useSignOut();
  return (
    <main className={styles.screen}>
      <div className={styles.sheet}>
        <Notice tone="warning">{say('staff:noBuilder')}</Notice>
        <Action onClick={() => void signOut()}>{say('staff:signOut')}</Action>
      </div>
    </main>
  );
}
