import { type FormEvent, useState } from 'react';
import type { SecondFactor } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { fieldProblems } from '#ui/query/field-problems.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import styles from './SecondFactor.module.css';

export interface EndFactorFormProps {
  hasPassword: boolean;
  onCancel: () => void;
  onDone: (next: SecondFactor) => void;
}

/** The app's code is all digits; a recovery code is longer. */
const APP_CODE = /^[\d\s]{1,7}$/;

/** Turns it off with the password and a code of either kind. */
export function EndFactorForm({ hasPassword, onCancel, onDone }: EndFactorFormProps) {
  const say = useTexts('second-factor');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('endSecondFactor');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { byField } = fieldProblems(problem, ['password', 'code']);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = code.trim();
    const kind = APP_CODE.test(typed) ? 'totp' : 'recovery';
    const outcome = await run({
      body: { kind, code: typed, ...(hasPassword ? { password } : {}) },
    });
    if (outcome.ok) onDone(outcome.value);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null || Object.keys(byField).length > 0 ? null : (
        <Notice tone="problem">{problemText(problem)}</Notice>
      )}
      {hasPassword ? (
        <TextField
          name="password"
          type="password"
          label={say('second-factor:password')}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus
          maxLength={128}
          required
          problem={byField['password']}
        />
      ) : null}
      <TextField
        name="code"
        label={say('second-factor:eitherCode')}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        maxLength={16}
        required
        problem={byField['code']}
      />
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {say('second-factor:end')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {say('second-factor:cancel')}
        </Button>
      </div>
    </form>
  );
}
