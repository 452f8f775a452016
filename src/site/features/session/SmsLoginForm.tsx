import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { CodeField } from '../../frame/mobile/CodeField.tsx';
import { MobileNumberField } from '../../frame/mobile/MobileNumberField.tsx';
import { challengeOf, signInChallengeAtom } from '../../frame/shell.atoms.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { useSignInProblemText } from '../../frame/useSignInProblemText.ts';
import { useSignInArea } from './useSignInArea.ts';
import styles from './UsernameLoginForm.module.css';

/** Mobile number and a code by SMS. In the request, username carries the number and password the code. */
export function SmsLoginForm() {
  const { market } = useSitePlan();
  const say = useTexts('session', 'verification');
  const problemText = useSignInProblemText();
  const { target } = useOverlay();
  const area = useSignInArea();
  const setChallenge = useSetAtom(signInChallengeAtom);
  const afterSignIn = useAfterSignIn();
  const [number, setNumber] = useState({ dialingCode: market.dialingCode, digits: '' });
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<{ username?: string; password?: string }>({});
  const { run, pending, problem } = useCommand('login');
  const { byField } = fieldProblems(problem, ['username', 'password']);
  const isOfFields = Object.keys(byField).length > 0;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const digits = number.digits.trim();
    const missing = {
      ...(digits === '' && { username: say('verification:missingNumber') }),
      ...(code.trim() === '' && { password: say('verification:missing') }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const body = {
      type: 'sms' as const,
      area,
      username: digits,
      password: code.trim(),
      countryDialingCode: number.dialingCode,
    };
    const outcome = await run({ body });
    if (!outcome.ok) return setChallenge(challengeOf(outcome.problem));
    await afterSignIn({ target: target ?? '/', firstTime: outcome.value.firstTimeLogin });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || isOfFields ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <MobileNumberField
        name="username"
        number={number}
        onChange={(next) => {
          setNumber(next);
          setProblems({});
        }}
        autoFocus
        problem={problems.username ?? byField['username']}
      />
      <CodeField
        name="password"
        use={{ purpose: 'login' }}
        number={number}
        value={code}
        onChange={setCode}
        onNumberProblem={(username) => setProblems({ username })}
        problem={problems.password ?? byField['password']}
      />
      <Button type="submit" size="large" wide pending={pending}>
        {say('session:login.submit')}
      </Button>
    </form>
  );
}
