import { type FormEvent, useState } from 'react';
import type { SecondFactorChallenge, SecondFactorKind } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { useSignInProblemText } from '../../frame/useSignInProblemText.ts';
import styles from './UsernameLoginForm.module.css';

export interface SecondFactorFormProps {
  challenge: SecondFactorChallenge;
  /** The sign-in has to begin again. */
  onExpired: () => void;
}

/** Codes with a space between their groups, and the longest name. */
const MAX_LENGTH: Readonly<Record<SecondFactorKind, number>> = {
  totp: 7,
  recovery: 16,
  sms: 8,
  email: 8,
  payee: 80,
};
const DIGITS: ReadonlySet<SecondFactorKind> = new Set(['totp', 'sms', 'email']);

/** The code of the app, or a recovery code: verify first, then signed in, or try again. */
export function SecondFactorForm({ challenge, onExpired }: SecondFactorFormProps) {
  const say = useTexts('second-factor', 'session', 'exclusion');
  const problemText = useSignInProblemText();
  const { target } = useOverlay();
  const afterSignIn = useAfterSignIn();
  const { run, pending, problem, reset } = useCommand('answerSecondFactor');
  const [kind, setKind] = useState<SecondFactorKind>(challenge.kinds[0] ?? 'totp');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { byField } = fieldProblems(problem, ['code']);
  const hasEnded = problem?.code === 'SECOND_FACTOR_EXPIRED';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    const outcome = await run({
      body: { challenge: challenge.challenge, kind, code: code.trim() },
    });
    if (!outcome.ok) return;
    await afterSignIn({ target: target ?? '/', firstTime: outcome.value.firstTimeLogin });
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{say(`second-factor:ask.${kind}.text`)}</p>
      {problem === null || byField['code'] !== undefined ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      {hasEnded ? (
        <Button size="large" wide onClick={onExpired}>
          {say('second-factor:ask.again')}
        </Button>
      ) : (
        <>
          {kind === 'sms' || kind === 'email' ? (
            <SendCode key={`send-${kind}`} kind={kind} challenge={challenge.challenge} />
          ) : null}
          <TextField
            key={kind}
            name="code"
            label={say(`second-factor:ask.${kind}.code`)}
            value={code}
            onChange={setCode}
            autoComplete={DIGITS.has(kind) ? 'one-time-code' : 'off'}
            inputMode={DIGITS.has(kind) ? 'numeric' : 'text'}
            autoFocus
            maxLength={MAX_LENGTH[kind]}
            required
            problem={byField['code'] ?? (isMissing ? say('session:login.missing') : undefined)}
          />
          <Button type="submit" size="large" wide pending={pending}>
            {say('second-factor:ask.submit')}
          </Button>
          {challenge.kinds
            .filter((other) => other !== kind)
            .map((other) => (
              <Button
                key={other}
                tone="quiet"
                onClick={() => {
                  setKind(other);
                  setCode('');
                  reset();
                }}
              >
                {say(`second-factor:ask.use.${other}`)}
              </Button>
            ))}
        </>
      )}
    </form>
  );
}

interface SendCodeProps {
  kind: Extract<SecondFactorKind, 'sms' | 'email'>;
  challenge: string;
}

/** Sends a code to the number or the e-mail address of the account; once a minute. */
function SendCode({ kind, challenge }: SendCodeProps) {
  const say = useTexts('second-factor');
  const problemText = useSignInProblemText();
  const sms = useCommand('sendSecondFactorSms');
  const email = useCommand('sendSecondFactorEmail');
  const { run, pending, problem } = { sms, email }[kind];
  const [isSent, setSent] = useState(false);
  return (
    <>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {isSent ? <Notice tone="info">{say(`second-factor:ask.${kind}.sent`)}</Notice> : null}
      <Button
        tone="secondary"
        pending={pending}
        onClick={() => void run({ body: { challenge } }).then(({ ok }) => setSent(ok))}
      >
        {say(`second-factor:ask.${kind}.send`)}
      </Button>
    </>
  );
}
