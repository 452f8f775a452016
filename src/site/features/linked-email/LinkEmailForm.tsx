import { type FormEvent, useRef, useState } from 'react';
import type { LinkedEmail } from '#contract/generated/types.ts';
import { emailKey } from '#domain/password/reset-limits.ts';
import { CODE_MINUTES } from '#domain/verification-code/code-limits.ts';
import { isolateLtr } from '#ui/i18n/isolate-ltr.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { CodeRow } from '../../frame/mobile/CodeRow.tsx';
import styles from './LinkedEmail.module.css';
import { useEmailCode } from './useEmailCode.ts';

export interface LinkEmailFormProps {
  /** The address to begin with; empty: none. */
  address: string;
  onCancel: () => void;
  onLinked: (next: LinkedEmail) => void;
}

const FIELDS = ['email', 'verificationCode', 'password'] as const;
type Field = (typeof FIELDS)[number];

/** An address, the code sent to it and, some time after the sign-in, the password. */
export function LinkEmailForm({ address, onCancel, onLinked }: LinkEmailFormProps) {
  const say = useTexts('linked-email');
  const problemText = useProblemText();
  const code = useEmailCode();
  const link = useCommand('linkEmail');
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ email: address, verificationCode: '', password: '' });
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const [wasPasswordSent, setPasswordSent] = useState(false);

  const email = values.email.trim();
  const refusedLink = fieldProblems(link.problem, FIELDS).byField;
  const refusedCode = fieldProblems(code.problem, ['email']).byField;
  const isEmpty = (field: Field): boolean => values[field].trim() === '';
  const change = (field: Field) => (value: string) =>
    setValues((held) => ({ ...held, [field]: value }));
  const problemOf = (field: Field): string | undefined => {
    if (missing.includes(field) && isEmpty(field)) return say(`linked-email:missing.${field}`);
    // The first refusal only asks for a password; none was wrong.
    if (field === 'password' && !wasPasswordSent) return undefined;
    return refusedLink[field] ?? refusedCode[field];
  };
  const requireFields = (fields: readonly Field[]): boolean => {
    const empty = fields.filter(isEmpty);
    setMissing(empty);
    if (empty[0] === undefined) return true;
    form.current?.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
    return false;
  };

  const sendCode = (): void => {
    link.reset();
    if (requireFields(['email'])) void code.send(email);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    code.reset();
    if (!requireFields(FIELDS.filter((field) => field !== 'password' || isPasswordNeeded))) return;
    const { verificationCode, password } = values;
    const outcome = await link.run({
      body: {
        email,
        verificationCode: verificationCode.trim(),
        ...(isPasswordNeeded ? { password } : {}),
      },
    });
    setPasswordSent(isPasswordNeeded);
    if (outcome.ok) onLinked(outcome.value);
    else if (outcome.problem.code === 'WRONG_PASSWORD') setPasswordNeeded(true);
  };

  const { sent } = code;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {link.problem === null || Object.keys(refusedLink).length > 0 ? null : (
        <Notice tone="problem">{problemText(link.problem)}</Notice>
      )}
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={say('linked-email:address')}
        value={values.email}
        onChange={change('email')}
        autoComplete="email"
        autoFocus
        maxLength={254}
        required
        problem={problemOf('email')}
      />
      <CodeRow
        name="verificationCode"
        value={values.verificationCode}
        onChange={change('verificationCode')}
        problem={problemOf('verificationCode')}
        // Another address need not wait for the one before it.
        sent={sent !== null && emailKey(sent.address) === emailKey(email) ? sent : null}
        pending={code.pending}
        onAsk={sendCode}
      />
      {code.problem === null || refusedCode['email'] !== undefined ? null : (
        <Notice tone="problem">{problemText(code.problem)}</Notice>
      )}
      {sent === null || code.problem !== null ? null : (
        <Notice tone="info">
          {say('linked-email:sent', { address: isolateLtr(sent.address), minutes: CODE_MINUTES })}
        </Notice>
      )}
      {isPasswordNeeded ? (
        <TextField
          name="password"
          type="password"
          label={say('linked-email:password')}
          value={values.password}
          onChange={change('password')}
          autoComplete="current-password"
          autoFocus
          maxLength={128}
          required
          help={say('linked-email:passwordHelp')}
          problem={problemOf('password')}
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" pending={link.pending}>
          {say('linked-email:submit')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('linked-email:cancel')}
        </Button>
      </div>
    </form>
  );
}
