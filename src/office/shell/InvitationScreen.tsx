import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { Screen } from '#staff/screen/Screen.tsx';
import { PasswordField } from '#staff/session/PasswordField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import styles from './InvitationScreen.module.css';

/** The contract's bound of a password of staff. */
const LEAST_LETTERS = 12;

/** Lets an invited person choose a password. The token is behind the mark of the address. */
export function InvitationScreen() {
  const say = useTexts('staff-desk', 'staff');
  const { hash } = useLocation();
  const { run, pending, problem } = useCommand('acceptStaffInvitation');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const [username, setUsername] = useState<string | null>(null);
  const isShort = password.length < LEAST_LETTERS;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    const outcome = await run({ body: { token: hash.slice(1), password } });
    if (outcome.ok) setUsername(outcome.value.username);
  };
  return (
    <main className={styles.screen}>
      <Screen title={say('staff-desk:invitation.title')} lead={say('staff-desk:invitation.lead')}>
        {username === null ? (
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            {problem === null ? null : <ProblemPanel problem={problem} />}
            <PasswordField
              value={password}
              isNew
              fault={
                wasTried && isShort
                  ? say('staff-desk:invitation.short', { least: LEAST_LETTERS })
                  : undefined
              }
              onChange={setPassword}
            />
            <Button type="submit" pending={pending}>
              {say('staff-desk:invitation.choose')}
            </Button>
          </form>
        ) : (
          <Notice tone="good">
            <p>{say('staff-desk:invitation.done', { username })}</p>
            <a href="/office/">{say('staff:signIn')}</a>
          </Notice>
        )}
      </Screen>
    </main>
  );
}
