import { useLayoutEffect, useRef } from 'react';
import { downwardFrames, restSpot, sidewaysFrames, startSpot, stepMs } from './fall.ts';
import styles from './PlinkoBall.module.css';

export interface PlinkoBallProps {
  rows: number;
  /** Empty while the ball waits. */
  path: readonly number[];
  slot: number;
  hasLanded: boolean;
  moves: boolean;
  /** The round is being asked for: the ball trembles in the hand. */
  isStaked: boolean;
}

/**
 * The ball. Its place is that of the end of the fall; the fall itself is laid over it, so that cutting
 * to the end is taking the fall away.
 */
export function PlinkoBall({ rows, path, slot, hasLanded, moves, isStaked }: PlinkoBallProps) {
  const sideways = useRef<HTMLDivElement>(null);
  const downward = useRef<HTMLDivElement>(null);
  const isFalling = path.length > 0 && !hasLanded;

  useLayoutEffect(() => {
    if (!isFalling || !moves) return;
    const timing = { duration: stepMs(path.length) * (path.length + 1), fill: 'forwards' } as const;
    const falls = [
      sideways.current?.animate(sidewaysFrames(path), timing),
      downward.current?.animate(downwardFrames(path), timing),
    ];
    return () => falls.forEach((fall) => fall?.cancel());
  }, [isFalling, moves, path]);

  const { x, y } = path.length === 0 ? startSpot(rows) : restSpot(rows, slot);
  return (
    <div
      ref={sideways}
      className={styles.carrier}
      style={{ translate: `${x}% 0` }}
      aria-hidden="true"
    >
      <div ref={downward} className={styles.carrier} style={{ translate: `0 ${y}%` }}>
        <span
          className={styles.ball}
          data-landed={hasLanded}
          data-staked={isStaked}
          data-moves={moves}
        />
      </div>
    </div>
  );
}
