import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useClient } from '#ui/query/client-context.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { refreshSite } from '../../frame/refresh-site.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { resetToken } from './reset-token.ts';
import styles from './ResetPasswordScreen.module.css';
import { useNewPassword } from './useNewPassword.ts';

/** Where the link of an e-mail leads. */
export function ResetPasswordScreen() {
  const say = useTexts('password', 'registration', 'pattern');
  const navigate = useNavigate();
  const [token] = useState(() => resetToken(location.hash));
  const [done, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  // Out of the address and of what the browser remembers; it is needed here alone.
  useEffect(() => {
    if (location.hash !== '') void navigate(location.pathname + location.search, { replace: true });
  }, [navigate]);
  return (
    <div className={`page ${styles.screen}`}>
      <Card as="section" className={styles.card} aria-labelledby="reset-title">
        <h1 ref={heading} tabIndex={-1} id="reset-title" className={`display ${styles.title}`}>
          {say(done ? 'password:reset.done.title' : 'password:reset.title')}
        </h1>
        {done ? (
          <Done />
        ) : token === null ? (
          <Notice tone="problem" action={<AskAgain />}>
            {say('password:reset.missing')}
          </Notice>
        ) : (
          <Reset token={token} onDone={() => setDone(true)} />
        )}
      </Card>
    </div>
  );
}

function Reset({ token, onDone }: { token: string; onDone: () => void }) {
  const say = useTexts('password');
  const client = useClient();
  const store = useStore();
  const { run, pending, problem } = useCommand('setPasswordByEmail');
  const entry = useNewPassword(false, ({ newPassword, confirmNewPassword }) =>
    run({ body: { token, newPassword, confirmNewPassword } }),
  );
  const finish = async (): Promise<void> => {
    // Whoever was signed in here is not any more.
    await refreshSite(client, store).catch(() => undefined);
    onDone();
  };
  return (
    <>
      <p>{say('password:reset.intro')}</p>
      <NewPasswordForm
        entry={entry}
        asksOld={false}
        username=""
        pending={pending}
        submitLabel={say('password:reset.submit')}
        onDone={() => void finish()}
      />
      {problem?.code === 'RESET_LINK_INVALID' ? <AskAgain /> : null}
    </>
  );
}

function Done() {
  const say = useTexts('password');
  const overlay = useOverlayState();
  return (
    <>
      <p role="status">{say('password:reset.done.text')}</p>
      <ButtonLink size="large" wide href="/login" state={{ ...overlay, background: HOME }}>
        {say('password:reset.signIn')}
      </ButtonLink>
    </>
  );
}

function AskAgain() {
  const say = useTexts('password');
  const overlay = useOverlayState();
  return (
    <ButtonLink tone="secondary" href="/forgot-password" state={overlay}>
      {say('password:reset.again')}
    </ButtonLink>
  );
}

/** Behind the sign-in: this page has done its work. */
const HOME = { pathname: '/', search: '', hash: '' };
