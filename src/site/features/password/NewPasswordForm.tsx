import type { FormEvent } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { PasswordMeter } from '../../frame/PasswordMeter.tsx';
import styles from './PasswordForm.module.css';
import type { NewPasswordEntry } from './useNewPassword.ts';

export interface NewPasswordFormProps {
  entry: NewPasswordEntry;
  asksOld: boolean;
  /** Whose password it is, for managers of passwords; empty: not known here. */
  username: string;
  pending: boolean;
  submitLabel: string;
  onDone: () => void;
}

/** The current password where it is asked for, the new one, and the new one again. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { entry, asksOld, username, pending, submitLabel, onDone } = props;
  const { maxLength } = useSitePlan().login.newPassword;
  const say = useTexts('password', 'registration');
  const { values, problems, change } = entry;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await entry.submit()) onDone();
  };
  // One more than allowed, so that what is too long is seen and said instead of cut off.
  const room = Math.min(maxLength + 1, 128);
  return (
    <form
      ref={entry.formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {entry.message === null ? null : <Notice tone="problem">{entry.message}</Notice>}
      {username === '' ? null : (
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          hidden
        />
      )}
      {asksOld ? (
        <TextField
          name="oldPassword"
          type="password"
          label={say('password:change.old')}
          value={values.oldPassword}
          onChange={(value) => change('oldPassword', value)}
          autoComplete="current-password"
          autoFocus
          maxLength={128}
          required
          problem={problems.oldPassword}
        />
      ) : null}
      <TextField
        name="newPassword"
        type="password"
        label={say('password:change.new')}
        value={values.newPassword}
        onChange={(value) => change('newPassword', value)}
        autoComplete="new-password"
        autoFocus={!asksOld}
        maxLength={room}
        required
        problem={problems.newPassword}
        help={<PasswordMeter password={values.newPassword} username={username} />}
      />
      <TextField
        name="confirmNewPassword"
        type="password"
        label={say('password:change.confirm')}
        value={values.confirmNewPassword}
        onChange={(value) => change('confirmNewPassword', value)}
        autoComplete="new-password"
        maxLength={room}
        required
        problem={problems.confirmNewPassword}
      />
      <Button type="submit" size="large" wide pending={pending}>
        {submitLabel}
      </Button>
    </form>
  );
}
