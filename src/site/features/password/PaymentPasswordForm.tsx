import { type FormEvent, useState } from 'react';
import type { PaymentPasswordState } from '#contract/generated/types.ts';
import { CODE_DIGITS } from '#domain/verification-code/code-limits.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './PaymentPasswordCard.module.css';

export interface PaymentPasswordFormProps {
  state: PaymentPasswordState;
  onCancel: () => void;
  /** A try was refused: it may have been the one that locks. */
  onTried: () => void;
  onDone: () => void;
}

const FIELDS = [
  'password',
  'oldPaymentPassword',
  'verificationCode',
  'newPaymentPassword',
  'confirmNewPaymentPassword',
] as const;
type Field = (typeof FIELDS)[number];

const AUTOCOMPLETE = {
  password: 'current-password',
  oldPaymentPassword: 'off',
  verificationCode: 'one-time-code',
} as const;

/** A proof that the owner asks, the new payment password, and the new one again. */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  const { state, onCancel, onTried, onDone } = props;
  const say = useTexts('password', 'pattern', 'verification');
  const problemText = useProblemText();
  const save = useCommand('setPaymentPassword');
  const code = useCommand('sendPaymentSms');
  const [isSent, setSent] = useState(false);
  const [values, setValues] = useState<Partial<Record<Field, string>>>({});
  const proof: keyof typeof AUTOCOMPLETE = isSent
    ? 'verificationCode'
    : state.set
      ? 'oldPaymentPassword'
      : 'password';
  const { byField } = fieldProblems(save.problem, [...FIELDS]);
  const isAtField = Object.keys(byField).length > 0;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { newPaymentPassword = '', confirmNewPaymentPassword = '' } = values;
    const given = values[proof] ?? '';
    const outcome = await save.run({
      body: {
        newPaymentPassword,
        confirmNewPaymentPassword,
        ...(given !== '' && { [proof]: given }),
      },
    });
    if (outcome.ok) onDone();
    else onTried();
  };
  const sendCode = async (): Promise<void> => {
    if ((await code.run({})).ok) setSent(true);
  };
  const field = (name: Field, autoComplete: string, isFirst = false) => (
    <TextField
      key={name}
      name={name}
      type={name === 'verificationCode' ? 'text' : 'password'}
      label={say(`password:payment.${name}`)}
      value={values[name] ?? ''}
      onChange={(value) => setValues((held) => ({ ...held, [name]: value }))}
      autoComplete={autoComplete}
      autoFocus={isFirst}
      inputMode={name === 'verificationCode' ? 'numeric' : undefined}
      maxLength={name === 'verificationCode' ? CODE_DIGITS + 1 : 128}
      required
      problem={byField[name]}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {save.problem === null || isAtField ? null : (
        <Notice tone="problem">{problemText(save.problem)}</Notice>
      )}
      {code.problem === null ? null : <Notice tone="problem">{problemText(code.problem)}</Notice>}
      {isSent ? (
        <Notice tone="info">{say('password:payment.sent', { digits: state.codeTo ?? '' })}</Notice>
      ) : null}
      {field(proof, AUTOCOMPLETE[proof], true)}
      {state.codeTo === null || isSent ? null : (
        <Button tone="quiet" size="small" pending={code.pending} onClick={() => void sendCode()}>
          {say('password:payment.sendCode', { digits: state.codeTo })}
        </Button>
      )}
      {field('newPaymentPassword', 'off')}
      {field('confirmNewPaymentPassword', 'off')}
      <div className={styles.actions}>
        <Button type="submit" pending={save.pending}>
          {say('password:payment.submit')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('password:payment.cancel')}
        </Button>
      </div>
    </form>
  );
}
