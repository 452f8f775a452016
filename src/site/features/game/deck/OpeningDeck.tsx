import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './Deck.module.css';

/** Holds the controls' place until the game has been opened. */
export function OpeningDeck({ failed }: { failed: boolean }) {
  const say = useTexts('game');
  return (
    <div className={styles.deck}>
      <p className={styles.words} role="status">
        {say(failed ? 'game:opening.failed' : 'game:opening')}
      </p>
    </div>
  );
}
