import { type FormEvent, useState } from 'react';
import type { Passkeys } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { AddFaultNotice } from './AddFaultNotice.tsx';
import styles from './Passkey.module.css';
import { useAddPasskey } from './useAddPasskey.ts';

export interface AddPasskeyFormProps {
  hasPassword: boolean;
  /** An authenticator app is on: its code is asked for. */
  hasApp: boolean;
  onCancel: () => void;
  onAdded: (next: Passkeys) => void;
}

/** The password and a code of the app, then the browser's own dialog. */
export function AddPasskeyForm({ hasPassword, hasApp, onCancel, onAdded }: AddPasskeyFormProps) {
  const say = useTexts('passkey');
  const problemText = useProblemText();
  const { add, pending, problem, fault } = useAddPasskey();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { byField } = fieldProblems(problem, ['password', 'code']);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const added = await add({
      ...(hasPassword && { password }),
      ...(hasApp && { code: code.trim() }),
    });
    if (added !== null) onAdded(added);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      {fault === null ? null : <AddFaultNotice fault={fault} />}
      <p>{say('passkey:add.text')}</p>
      {hasPassword ? (
        <TextField
          name="password"
          type="password"
          label={say('passkey:password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus
          maxLength={128}
          required
          problem={byField['password']}
        />
      ) : null}
      {hasApp ? (
        <TextField
          name="code"
          label={say('passkey:code')}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          autoFocus={!hasPassword}
          maxLength={16}
          required
          problem={byField['code']}
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" pending={pending} autoFocus={!hasPassword && !hasApp}>
          {say('passkey:add.submit')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('passkey:cancel')}
        </Button>
      </div>
    </form>
  );
}
