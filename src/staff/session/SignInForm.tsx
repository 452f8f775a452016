import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { Field } from '#ui/kit/Field.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { sessionEndedAtom, staffSessionAtom } from './staff.atoms.ts';
import styles from './SignInForm.module.css';

export interface SignInFormProps {
  /** Known when the same person signs in again. */
  username?: string | undefined;
  onSignedIn?: (() => void) | undefined;
}

/** Name and password of a staff account. What was typed stays when it was refused. */
export function SignInForm({ username: known, onSignedIn }: SignInFormProps) {
  const say = useTexts('staff', 'ui');
  const { run, pending, problem } = useCommand('staffLogin');
  const setSession = useSetAtom(staffSessionAtom);
  const setEnded = useSetAtom(sessionEndedAtom);
  const [username, setUsername] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [incomplete, setIncomplete] = useState(false);
  const name = username.trim();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setIncomplete(name === '' || password === '');
    if (name === '' || password === '') return;
    const outcome = await run({ body: { username: name, password } });
    if (!outcome.ok) return;
    setSession(outcome.value);
    setEnded(false);
    onSignedIn?.();
  };
  const missing = (value: string): string | undefined =>
    incomplete && value === '' ? say('staff:missing') : undefined;

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {problem === null ? null : <ProblemPanel problem={problem} />}
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
      <Field
        label={say('staff:password')}
        data-focus-first=""
        fault={missing(password)}
        type={visible ? 'text' : 'password'}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        after={
          <IconButton
            className={styles.eye}
            icon={visible ? 'eyeOff' : 'eye'}
            label={visible ? say('ui:hidePassword') : say('ui:showPassword')}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        }
      />
      <Button type="submit" size="large" wide pending={pending}>
        {say('staff:signIn')}
      </Button>
    </form>
  );
}
