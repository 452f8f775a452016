import { useTexts } from '#ui/i18n/useTexts.ts';
import { passwordStrength } from './password-strength.ts';
import styles from './PasswordHint.module.css';

/** How hard the password is to guess, as a bar and as a word. */
export function PasswordHint({ password, username }: { password: string; username: string }) {
  const say = useTexts('registration');
  if (password === '') return <span>{say('registration:strength.hint')}</span>;
  const strength = passwordStrength(password, username);
  return (
    <span className={styles.hint} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true" />
      {say(`registration:strength.${strength}`)}
    </span>
  );
}
