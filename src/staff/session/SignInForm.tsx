import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import type { StaffSession } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { Field } from '#ui/kit/Field.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useFaultFocus } from '#staff/kit/useFaultFocus.ts';
import { isWholeCode, plainCode } from '../second-factor/typed-code.ts';
import { useFactorFaults } from '../second-factor/useFactorFaults.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInCode } from './SignInCode.tsx';
import { sessionEndedAtom, staffSessionAtom } from './staff.atoms.ts';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** Known when the same person signs in again. */
  username?: string | undefined;
  onSignedIn?: (() => void) | undefined;
}

/** The step on the screen; `again` is the first one after the way back. */
type Step = 'first' | 'code' | 'again';

/** Name and password of a staff account, then a code; or a passkey. A refusal keeps what was typed. */
export function SignInForm({ username: known, onSignedIn }: SignInFormProps) {
  const say = useTexts('staff', 'staff-second-factor');
  const { run, pending, problem, reset } = useCommand('staffLogin');
  const setSession = useSetAtom(staffSessionAtom);
  const setEnded = useSetAtom(sessionEndedAtom);
  const [step, setStep] = useState<Step>('first');
  const [username, setUsername] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useFaultFocus(problem, refusals);
  const name = username.trim();
  const asksCode = step === 'code';
  const { byField, rest } = useFactorFaults(problem, asksCode ? ['code'] : []);
  // Not a failure of the first step: the form goes on to ask for the code.
  const isAsked = !asksCode && rest?.code === 'SECOND_FACTOR_REQUIRED';
  const isShort = incomplete && !isWholeCode(code);

  const enter = (session: StaffSession): void => {
    setSession(session);
    setEnded(false);
    onSignedIn?.();
  };
  const leaveCode = (): void => {
    setStep('again');
    setCode('');
    setIncomplete(false);
  };
  const followProblem = (refusal: ProblemError): void => {
    if (!asksCode && refusal.code === 'SECOND_FACTOR_REQUIRED') {
      setStep('code');
      reset();
    }
    // The password was changed meanwhile, so the first step is needed again.
    if (asksCode && refusal.code === 'INVALID_CREDENTIALS') leaveCode();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isComplete = name !== '' && password !== '' && (!asksCode || isWholeCode(code));
    setIncomplete(!isComplete);
    if (!isComplete) return setRefusals((count) => count + 1);
    const credentials = { username: name, password };
    const outcome = await run({
      body: asksCode ? { ...credentials, code: plainCode(code) } : credentials,
    });
    if (outcome.ok) enter(outcome.value);
    else followProblem(outcome.problem);
  };
  const missing = (value: string): string | undefined =>
    incomplete && value === '' ? say('staff:missing') : undefined;

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {rest === null || isAsked ? null : <ProblemPanel problem={rest} />}
      {asksCode ? (
        <SignInCode
          value={code}
          onChange={setCode}
          fault={isShort ? say('staff-second-factor:code.short') : byField.code}
          pending={pending}
          onBack={() => {
            leaveCode();
            reset();
          }}
        />
      ) : (
        <>
          <Field
            label={say('staff:username')}
            fault={missing(name)}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            readOnly={known !== undefined}
            required
          />
          <PasswordField
            value={password}
            onChange={setPassword}
            fault={missing(password)}
            autoFocus={step === 'again'}
          />
          <Button type="submit" size="large" wide pending={pending}>
            {say('staff:signIn')}
          </Button>
          <PasskeySignIn onSignedIn={enter} />
        </>
      )}
    </form>
  );
}
