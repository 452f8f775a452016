import { useSetAtom, useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { refreshSite } from '../../frame/refresh-site.ts';
import { signOutAskedAtom } from '../../frame/shell.atoms.ts';
import { clearSessionStorage } from './clear-session-storage.ts';
import styles from './DialogActions.module.css';

/** Asks before signing out; then ends the session on the server and goes home. */
export function SignOutDialog() {
  const say = useTexts('session');
  const problemText = useProblemText();
  const ask = useSetAtom(signOutAskedAtom);
  const client = useClient();
  const store = useStore();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { run, pending, problem } = useCommand('logout');

  const signOut = async (): Promise<void> => {
    const outcome = await run({});
    if (!outcome.ok) return;
    clearSessionStorage(() => sessionStorage);
    await refreshSite(client, store);
    await mutate(() => true, undefined, { revalidate: false });
    ask(false);
    await navigate('/');
  };
  return (
    <Dialog title={say('session:signOut.title')} onClose={() => ask(false)} busy={pending}>
      <p>{say('session:signOut.text')}</p>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div className={styles.actions}>
        <Button tone="secondary" onClick={() => ask(false)}>
          {say('session:signOut.stay')}
        </Button>
        <Button pending={pending} onClick={() => void signOut()}>
          {say('session:signOut.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
