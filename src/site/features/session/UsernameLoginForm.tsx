import { useAtom, useSetAtom } from 'jotai';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/kit/Button.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Checkbox } from '#ui/kit/branded/Checkbox.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { HumanCheck } from '#contract/generated/types.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { HumanCheckPanel } from '../../frame/human-check/HumanCheckPanel.tsx';
import {
  forgetUsername,
  rememberedUsername,
  rememberUsername,
} from '../../frame/remembered-username.ts';
import { challengeOf, loginDraftAtom, signInChallengeAtom } from '../../frame/shell.atoms.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { useSignInProblemText } from '../../frame/useSignInProblemText.ts';
import { noteUseOfPassword } from '../../frame/passkey-offer-memory.ts';
import { useSignInArea } from './useSignInArea.ts';
import styles from './UsernameLoginForm.module.css';

/** Name and password. Only the name is ever remembered, and for a day. */
export function UsernameLoginForm() {
  const { login, routes } = useSitePlan();
  const say = useTexts('session', 'plan');
  const { state } = useLocation();
  const wayBack = routes.find(({ screen }) => screen === 'forgotPassword');
  const problemText = useSignInProblemText();
  const { target } = useOverlay();
  const setChallenge = useSetAtom(signInChallengeAtom);
  const afterSignIn = useAfterSignIn();
  const area = useSignInArea();
  const [draft, setDraft] = useAtom(loginDraftAtom);
  const [remembered] = useState(() => rememberedUsername(() => localStorage, Date.now()));
  const [username, setUsername] = useState(draft?.username || remembered || '');
  const [password, setPassword] = useState(draft?.password ?? '');
  const [remember, setRemember] = useState(draft?.remember ?? remembered !== null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { run, pending, problem } = useCommand('login');
  const asksCheck = isAskedFor(problem?.code) || (problem === null && draft?.asksCheck === true);
  const faults = fieldProblems(problem, ['username', 'password']);
  const tone = problem === null ? (draft?.tone ?? 'problem') : 'problem';
  const message = problem === null ? (draft?.message ?? null) : problemText(problem);

  // The password lives on in this form alone.
  useEffect(() => () => setDraft(null), [setDraft]);

  const submit = async (humanCheck?: HumanCheck): Promise<void> => {
    const name = username.trim();
    const empty = [name === '' ? 'username' : '', password === '' ? 'password' : ''].filter(
      Boolean,
    );
    setMissing(empty);
    if (empty.length > 0) return;
    const body = { username: name, password, type: 'username' as const, area };
    const outcome = await run({ body: humanCheck === undefined ? body : { ...body, humanCheck } });
    if (!outcome.ok) return setChallenge(challengeOf(outcome.problem));
    if (remember) rememberUsername(() => localStorage, name, Date.now());
    else forgetUsername(() => localStorage);
    // Before the session shows: the offer reads it then.
    if (login.passkeys) noteUseOfPassword(() => sessionStorage);
    await afterSignIn({ target: target ?? '/', firstTime: outcome.value.firstTimeLogin });
  };
  const said = (field: string): string | undefined =>
    faults.byField[field] ?? (missing.includes(field) ? say('session:login.missing') : undefined);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {message === null ? null : <Notice tone={tone}>{message}</Notice>}
      <TextField
        name="username"
        label={say('session:login.username')}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        autoFocus={username === ''}
        maxLength={64}
        required
        problem={said('username')}
      />
      <TextField
        name="password"
        type="password"
        label={say('session:login.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        autoFocus={username !== ''}
        maxLength={128}
        required
        problem={said('password')}
      />
      {login.rememberUsername ? (
        <Checkbox
          name="remember"
          label={say('session:login.remember')}
          checked={remember}
          onChange={setRemember}
        />
      ) : null}
      {wayBack === undefined ? null : (
        <p className={styles.wayBack}>
          <TextLink href={wayBack.path} state={state} replace>
            {say('plan:header.forgotPasswordLink')}
          </TextLink>
        </p>
      )}
      {asksCheck && !pending ? (
        <HumanCheckPanel
          onAnswer={(check) => void submit(check)}
          effort={effortOf(problem?.value)}
        />
      ) : null}
      <Button type="submit" size="large" wide pending={pending}>
        {say('session:login.submit')}
      </Button>
    </form>
  );
}

/** Whether the server wants to know that a person is there before it checks the password. */
function isAskedFor(code: string | undefined): boolean {
  return code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_INVALID';
}

/** The work that the check has to have done at least, as the refusal tells it. */
function effortOf(value: unknown): number {
  const { effort } = (value ?? {}) as { effort?: unknown };
  return typeof effort === 'number' ? effort : 1;
}
