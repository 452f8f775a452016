import { PlayingCard } from '../../kit/cards/PlayingCard.tsx';
import type { Say } from '../../kit/stage/stage-game.ts';
import styles from './CardTrail.module.css';
import type { ShownCard } from './hi-lo-state.ts';
import { SideArrow } from './SideArrow.tsx';

/** More never fit; narrow boards show the last of them. */
const MOST_SHOWN = 11;

/** The cards of the round, oldest first, with the guess that led to each. */
export function CardTrail({ cards, say }: { cards: readonly ShownCard[]; say: Say }) {
  const first = Math.max(0, cards.length - MOST_SHOWN);
  return (
    <ol className={styles.trail} aria-label={say('heart-hi-lo:trail')}>
      {cards.slice(first).map(({ card, by, isWin }, index) => (
        <li key={first + index} className={styles.step}>
          {by === 'start' ? null : (
            <span className={styles.link} data-win={by === 'skip' ? undefined : isWin}>
              {by === 'skip' ? (
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 5 12 12 4 19ZM12 5 20 12 12 19Z" />
                </svg>
              ) : (
                <SideArrow side={by} />
              )}
              <span className="visually-hidden">{say(`heart-hi-lo:by.${by}`)}</span>
            </span>
          )}
          <span className={styles.card}>
            <PlayingCard card={card} say={say} moves={false} />
          </span>
        </li>
      ))}
    </ol>
  );
}
