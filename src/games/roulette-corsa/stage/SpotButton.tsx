import type { CSSProperties } from 'react';
import type { Say } from '../../kit/stage/stage-game.ts';
import { colorOf, type Spot } from '../../kit/roulette/spots.ts';
import { spotLabel, spotName } from './spot-name.ts';
import styles from './SpotButton.module.css';
import type { Hand } from './useHand.ts';
import { walkSpots } from './walk-spots.ts';

export interface SpotButtonProps {
  spot: Spot;
  /** It lies on an edge or a corner and has no area of its own. */
  isEdge: boolean;
  place: CSSProperties;
  /** What lies on it; null: nothing. */
  stake: { readonly text: string; readonly amount: string } | null;
  /** lost and paid are told once the ball lies. */
  result: 'open' | 'lost' | 'paid';
  /** The ball lies in this number. */
  isHit: boolean;
  hand: Hand;
  tabIndex: number;
  onFocus: () => void;
  moves: boolean;
  say: Say;
}

/** One spot of the table with its chips. A press places, a right click or Delete takes off. */
export function SpotButton(props: SpotButtonProps) {
  const { spot, isEdge, place, stake, result, isHit, hand, moves, say } = props;
  const bet = [{ spot: spot.id, chips: 1 }];
  const name = spotName(spot, say);
  const label =
    stake === null ? name : say('roulette-corsa:spot.staked', { spot: name, amount: stake.amount });
  return (
    <button
      type="button"
      className={isEdge ? styles.edge : styles.cell}
      style={place}
      data-color={lookOf(spot)}
      data-kind={spot.kind}
      data-hit={isHit}
      data-staked={stake !== null}
      data-taking={hand.isTaking}
      aria-label={isHit ? say('roulette-corsa:spot.hit', { spot: label }) : label}
      title={label}
      disabled={!hand.canChoose}
      tabIndex={props.tabIndex}
      onFocus={props.onFocus}
      onClick={() => hand.press(bet)}
      onContextMenu={(event) => {
        event.preventDefault();
        hand.take(bet);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') hand.take(bet);
        else walkSpots(event);
      }}
    >
      {isEdge ? null : <SpotFace spot={spot} say={say} />}
      {isHit ? <span className={styles.marker} data-moves={moves} aria-hidden="true" /> : null}
      {stake === null ? null : (
        <span
          className={`tabular ${styles.chip}`}
          data-result={result}
          data-moves={moves}
          aria-hidden="true"
        >
          {stake.text}
        </span>
      )}
    </button>
  );
}

function SpotFace({ spot, say }: { spot: Spot; say: Say }) {
  const label = spotLabel(spot, say);
  if (spot.id !== 'red' && spot.id !== 'black') return <span className={styles.face}>{label}</span>;
  return (
    <svg className={styles.diamond} viewBox="0 0 40 20" aria-hidden="true">
      <path d="M20 1l19 9-19 9-19-9z" />
    </svg>
  );
}

function lookOf({ id, kind, numbers }: Spot): string {
  if (kind === 'straight') return colorOf(numbers[0] ?? 0);
  return id === 'red' || id === 'black' ? id : 'felt';
}
