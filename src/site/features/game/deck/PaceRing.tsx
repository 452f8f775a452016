import { browserClock } from '../round/round-clock.ts';
import styles from './PaceRing.module.css';

export interface PaceRingProps {
  /** When the next round may begin, on the rounds' clock. */
  readyAt: number;
  /** The least time between two rounds, milliseconds. */
  lengthMs: number;
  /** The round is being asked for: how long is not known. */
  waiting: boolean;
}

/** How much of the least time between two rounds has passed. For the eye; the button says it too. */
export function PaceRing({ readyAt, lengthMs, waiting }: PaceRingProps) {
  const left = readyAt - browserClock.now();
  const running = !waiting && left > 0;
  return (
    <span className={styles.ring} data-waiting={waiting} aria-hidden="true">
      {running ? (
        <span
          key={readyAt}
          className={styles.passed}
          style={{ animationDuration: `${lengthMs}ms`, animationDelay: `${left - lengthMs}ms` }}
        />
      ) : null}
    </span>
  );
}
