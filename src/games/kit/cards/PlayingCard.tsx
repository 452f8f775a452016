import { CardFace } from './CardFace.tsx';
import { cardName, isRed } from './card.ts';
import styles from './PlayingCard.module.css';

export interface PlayingCardProps {
  /** Null: face down. */
  card: number | null;
  /** Says texts of `stage`. */
  say: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Turns over when it appears or changes from face down to face up. */
  moves: boolean;
  /** Before it turns, milliseconds. */
  delayMs?: number | undefined;
  /** It no longer counts. */
  isDimmed?: boolean | undefined;
  /** It is part of what wins. */
  isWinner?: boolean | undefined;
  /** What contains it names it already. */
  isDecoration?: boolean | undefined;
}

/**
 * A card as wide as its container, 5 to 7. Give it another `key` to deal another card in its place.
 */
export function PlayingCard(props: PlayingCardProps) {
  const { card, say, moves, delayMs = 0, isDimmed, isWinner, isDecoration = false } = props;
  const nameOf = (): string => (card === null ? say('stage:card.down') : cardName(card, say));
  return (
    <span
      className={styles.card}
      role={isDecoration ? undefined : 'img'}
      aria-label={isDecoration ? undefined : nameOf()}
      aria-hidden={isDecoration || undefined}
      data-face={card === null ? 'down' : 'up'}
      data-red={card !== null && isRed(card)}
      data-moves={moves}
      data-dimmed={isDimmed}
      data-winner={isWinner}
    >
      <span className={styles.sheet} style={{ animationDelay: `${delayMs}ms` }} aria-hidden="true">
        <span className={styles.front}>{card === null ? null : <CardFace card={card} />}</span>
        <span className={styles.back}>
          <svg viewBox="0 0 50 70">
            <rect className={styles.frame} x="4" y="4" width="42" height="62" rx="3" />
            <path className={styles.star} d="M25 17 39 35 25 53 11 35Z" />
            <path className={styles.star} d="M25 25 33 35 25 45 17 35Z" />
            <circle className={styles.eye} cx="25" cy="35" r="3" />
          </svg>
        </span>
      </span>
    </span>
  );
}
