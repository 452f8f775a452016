import type { CSSProperties } from 'react';
import { PlayingCard } from '../../kit/cards/PlayingCard.tsx';
import type { Say } from '../../kit/stage/stage-game.ts';
import styles from './BlackjackView.module.css';

const EMPTY_PLACES = [0, 1];

export interface CardFanProps {
  /** Null is face down. */
  cards: readonly (number | null)[];
  moves: boolean;
  say: Say;
  /** The first card came from another hand and does not turn over again. */
  isSplit?: boolean;
  isWinner?: boolean;
  isDimmed?: boolean;
}

/** Cards of a hand, each over the one before it; two empty places before the deal. */
export function CardFan(props: CardFanProps) {
  const { cards, moves, say, isSplit = false, isWinner = false, isDimmed = false } = props;
  const places = Math.max(2, cards.length);
  return (
    <div className={styles.fan} style={{ '--gaps': places - 1 } as CSSProperties}>
      {cards.map((card, index) => (
        <span key={index} className={styles.card} data-moves={moves}>
          <PlayingCard
            card={card}
            say={say}
            moves={moves && !(isSplit && index === 0)}
            isWinner={isWinner}
            isDimmed={isDimmed}
          />
        </span>
      ))}
      {EMPTY_PLACES.slice(cards.length).map((place) => (
        <span
          key={`empty ${place}`}
          className={`${styles.card} ${styles.empty}`}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
