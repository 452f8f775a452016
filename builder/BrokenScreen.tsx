import { useTexts } from '#ui/i18n/useTexts.ts';
import { Action } from './look/Action.tsx';
import styles from './BrokenScreen.module.css';

/** Stands where the builder failed. Edits are kept on the way, so loading again loses none. */
export function BrokenScreen() {
  const say = useTexts('builder');
  return (
    <main className={styles.screen} role="alert">
      <h1>{say('builder:failed.title')}</h1>
      <p>{say('builder:failed.text')}</p>
      <Action onClick={() => location.reload()}>{say('builder:failed.action')}</Action>
    </main>
  );
}
