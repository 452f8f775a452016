import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { sessionAtom } from '#ui/session/session.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { overlayState } from '../../frame/overlay-location.ts';
import { refreshSite } from '../../frame/refresh-site.ts';
import { mayEnter } from '../../frame/may-enter.ts';
import { signOutAskedAtom } from '../../frame/shell.atoms.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { DoneDialog } from './DoneDialog.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** A new password for a member who knows the old one, or has none yet; visitors are asked to sign in and come back. */
export function ChangePasswordDialog() {
  const { kind } = useSession();
  const { pathname, state } = useLocation();
  const entrance = mayEnter('member', kind);
  if (entrance === 'enter') return <ChangePassword />;
  if (entrance !== 'signIn') return <Navigate to="/" replace />;
  return <Navigate to="/login" replace state={{ ...overlayState(state), target: pathname }} />;
}

function ChangePassword() {
  const say = useTexts('password', 'registration', 'pattern', 'session');
  const { dialog } = useSitePlan().login;
  const { close, target } = useOverlay();
  const client = useClient();
  const store = useStore();
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom);
  const [done, setDone] = useState(false);
  const isDue = session?.passwordChangeRequired === true;
  const askToSignOut = useSetAtom(signOutAskedAtom);
  const { mutate } = useSWRConfig();
  const { run, pending } = useCommand('changePassword');
  // As it was when the dialog opened: the first password does not add a field to its own form.
  const [asksOld] = useState(session?.hasPassword !== false);
  const entry = useNewPassword(asksOld, ({ oldPassword, ...passwords }) =>
    run({ body: oldPassword === null ? passwords : { ...passwords, oldPassword } }),
  );

  const finish = async (): Promise<void> => {
    if (!isDue) setDone(true);
    // The change holds whether or not the page learns at once what it changed. One that was due ends
    // the wait of the page beneath, which reads what it was refused before.
    await refreshSite(client, store).catch(() => undefined);
    if (isDue) await mutate(() => true);
  };
  if (done) {
    return (
      <DoneDialog
        title={say(asksOld ? 'password:change.done.title' : 'password:reset.done.title')}
        text={say('password:change.done.text')}
        action={say('password:change.done.close')}
        onClose={() => (target === null ? close() : void navigate(target, { replace: true }))}
      />
    );
  }
  return (
    <Dialog
      title={say(asksOld ? 'password:change.title' : 'password:reset.title')}
      // Nothing else can be done before; the way out is to sign out.
      onClose={isDue ? undefined : close}
      shape={dialog === 'sheet' ? 'sheet' : 'plain'}
      busy={pending}
      intro={
        isDue ? (
          <Notice tone="warning">{say('password:change.expired')}</Notice>
        ) : (
          <p>{say('password:change.intro')}</p>
        )
      }
    >
      <NewPasswordForm
        entry={entry}
        asksOld={asksOld}
        username={session?.member?.account ?? ''}
        pending={pending}
        submitLabel={say(asksOld ? 'password:change.submit' : 'password:reset.submit')}
        onDone={() => void finish()}
      />
      {isDue ? (
        <Button tone="quiet" wide onClick={() => askToSignOut(true)}>
          {say('session:signOut.confirm')}
        </Button>
      ) : null}
    </Dialog>
  );
}
