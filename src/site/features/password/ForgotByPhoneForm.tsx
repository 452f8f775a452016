import { useSetAtom } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { newPasswordFaults } from '#domain/password/new-password.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { CodeField } from '../../frame/mobile/CodeField.tsx';
import { MobileNumberField } from '../../frame/mobile/MobileNumberField.tsx';
import { PasswordMeter } from '../../frame/PasswordMeter.tsx';
import { challengeOf, signInChallengeAtom } from '../../frame/shell.atoms.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import styles from './PasswordForm.module.css';

const FIELDS = ['mobileNum', 'verificationCode', 'newPassword'] as const;
type Problems = Partial<Record<(typeof FIELDS)[number], string | undefined>>;

/** A code by SMS and the new password, which then signs in. */
export function ForgotByPhoneForm() {
  const { market, login } = useSitePlan();
  const say = useTexts('password', 'pattern', 'verification');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const setChallenge = useSetAtom(signInChallengeAtom);
  const afterSignIn = useAfterSignIn();
  const formRef = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState({ dialingCode: market.dialingCode, digits: '' });
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const reset = useCommand('setPasswordByPhone');
  const signIn = useCommand('login');
  const pending = reset.pending || signIn.pending;
  const problem = reset.problem ?? signIn.problem;
  const isOfFields = Object.keys(fieldProblems(reset.problem, FIELDS).byField).length > 0;

  const show = (found: Problems): void => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    formRef.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const digits = number.digits.trim();
    const given = { oldPassword: null, newPassword, confirmNewPassword: newPassword };
    const fault = newPasswordFaults(given, login.newPassword).newPassword;
    const found: Problems = {
      ...(digits === '' && { mobileNum: say('verification:missingNumber') }),
      ...(code.trim() === '' && { verificationCode: say('verification:missing') }),
      ...(fault !== undefined && { newPassword: say(fault.messageKey, fault.params) }),
    };
    show(found);
    if (Object.keys(found).length > 0) return;
    const { dialingCode: countryDialingCode } = number;
    const outcome = await reset.run({
      body: { mobileNum: digits, countryDialingCode, verificationCode: code.trim(), newPassword },
    });
    if (!outcome.ok) return show(fieldProblems(outcome.problem, FIELDS).byField);
    const username = `${countryDialingCode}${digits.replace(/^0/, '')}`;
    const body = { type: 'username' as const, username, password: newPassword };
    const signedIn = await signIn.run({ body });
    if (signedIn.ok) return afterSignIn({ target: '/', firstTime: false });
    const challenge = challengeOf(signedIn.problem);
    if (challenge === null) return;
    setChallenge(challenge);
    await navigate('/login', { state, replace: true });
  };

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say('password:forgot.phoneIntro')}</p>
      {problem === null || isOfFields ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      <MobileNumberField
        name="mobileNum"
        number={number}
        onChange={(next) => {
          setNumber(next);
          setProblems({ ...problems, mobileNum: undefined });
        }}
        autoFocus
        problem={problems.mobileNum}
      />
      <CodeField
        name="verificationCode"
        use={{ purpose: 'password' }}
        number={number}
        value={code}
        onChange={setCode}
        onNumberProblem={(mobileNum) => show({ mobileNum })}
        problem={problems.verificationCode}
      />
      <TextField
        name="newPassword"
        type="password"
        label={say('password:change.new')}
        value={newPassword}
        onChange={setNewPassword}
        autoComplete="new-password"
        maxLength={Math.min(login.newPassword.maxLength + 1, 128)}
        required
        problem={problems.newPassword}
        help={<PasswordMeter password={newPassword} mobile={number.digits} />}
      />
      <Button type="submit" size="large" wide pending={pending}>
        {say('password:forgot.phoneSubmit')}
      </Button>
    </form>
  );
}
