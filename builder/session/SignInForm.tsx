import { useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Action } from '../look/Action.tsx';
import { Note } from '../look/Note.tsx';
import { sessionEndedAtom, staffSessionAtom } from './staff.atoms.ts';
import styles from './SignInForm.module.css';

/** Name and password of a staff account. `username` is known when somebody signs in again. */
export function SignInForm({ username: known }: { username?: string | undefined }) {
  const say = useTexts('staff');
  const problemText = useProblemText();
  const { run, pending, problem } = useCommand('staffLogin');
  const setSession = useSetAtom(staffSessionAtom);
  const setEnded = useSetAtom(sessionEndedAtom);
  const [username, setUsername] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const id = useId();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await run({ body: { username, password } });
    setPassword('');
    if (!outcome.ok) return;
    setSession(outcome.value);
    setEnded(false);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {problem === null ? null : <Note tone="error">{problemText(problem)}</Note>}
      <label className={styles.field} htmlFor={`${id}-name`}>
        <span>{say('staff:username')}</span>
        <input
          id={`${id}-name`}
          className={styles.input}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          readOnly={known !== undefined}
          required
        />
      </label>
      <label className={styles.field} htmlFor={`${id}-password`}>
        <span>{say('staff:password')}</span>
        <input
          id={`${id}-password`}
          className={styles.input}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          maxLength={128}
          required
        />
      </label>
      <Action tone="strong" type="submit" pending={pending}>
        {say('staff:signIn')}
      </Action>
    </form>
  );
}
