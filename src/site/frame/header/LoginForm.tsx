import { useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { forgetUsername, rememberedUsername, rememberUsername } from '../remembered-username.ts';
import { noteUseOfPassword } from '../passkey-offer-memory.ts';
import { challengeOf, loginDraftAtom, signInChallengeAtom } from '../shell.atoms.ts';
import { useAfterSignIn } from '../useAfterSignIn.ts';
import { useOverlayState } from '../useOverlayState.ts';
import styles from './LoginForm.module.css';

/**
 * Name and password in the bar itself, where the brand wants that; a link on narrow screens. The
 * fields have no `name`: before the script is there, sending the form opens the dialog's page and
 * puts nothing into its address.
 */
export function LoginForm({ label, href }: { label: string; href: string }) {
  const { rememberUsername: offersMemory, passkeys } = useSitePlan().login;
  const say = useTexts('shell');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const overlay = useOverlayState();
  const setDraft = useSetAtom(loginDraftAtom);
  const setChallenge = useSetAtom(signInChallengeAtom);
  const afterSignIn = useAfterSignIn();
  const { run, pending } = useCommand('login');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);

  // After hydration: the server does not know what this browser remembers.
  useEffect(() => {
    if (!offersMemory) return;
    const remembered = rememberedUsername(() => localStorage, Date.now());
    if (remembered === null) return;
    setUsername((typed) => typed || remembered);
    setRemember(true);
  }, [offersMemory]);

  const openDialog = (message: string, asksCheck = false): void => {
    setDraft({ username, password, remember, message, tone: 'problem', asksCheck });
    void navigate(href, { state: overlay });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const name = username.trim();
    if (name === '' || password === '') return openDialog(say('shell:login.incomplete'));
    const outcome = await run({ body: { username: name, password, type: 'username' } });
    if (outcome.ok) {
      if (remember) rememberUsername(() => localStorage, name, Date.now());
      else forgetUsername(() => localStorage);
      if (passkeys) noteUseOfPassword(() => sessionStorage);
      await afterSignIn({ target: null, firstTime: outcome.value.firstTimeLogin });
    } else {
      const { problem } = outcome;
      const challenge = challengeOf(problem);
      if (challenge !== null) {
        setChallenge(challenge);
        return void navigate(href, { state: overlay });
      }
      openDialog(problemText(problem), problem.code === 'CAPTCHA_REQUIRED');
    }
  };

  return (
    <>
      <form className={styles.form} action={href} onSubmit={(event) => void submit(event)}>
        <label>
          <span className="visually-hidden">{say('shell:login.username')}</span>
          <input
            className={styles.input}
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={say('shell:login.username')}
            maxLength={64}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </label>
        <label>
          <span className="visually-hidden">{say('shell:login.password')}</span>
          <input
            className={styles.input}
            type="password"
            autoComplete="current-password"
            placeholder={say('shell:login.password')}
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        {offersMemory ? (
          <label className={styles.remember}>
            <input
              className={styles.box}
              type="checkbox"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
            {say('shell:login.remember')}
          </label>
        ) : null}
        <Button type="submit" tone="secondary" size="small" pending={pending}>
          {label}
        </Button>
      </form>
      <span className={styles.link}>
        <ButtonLink tone="quiet" size="small" href={href} state={overlay}>
          {label}
        </ButtonLink>
      </span>
    </>
  );
}
