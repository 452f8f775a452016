import type { Wording } from '../../kit/stage/stage-game.ts';
import { KENO_FORTY } from '../rules.ts';
import styles from './DrawnTray.module.css';

export interface DrawnTrayProps extends Pick<Wording, 'say' | 'number'> {
  picks: readonly number[];
  /** In the order of the draw. */
  drawn: readonly number[];
  moves: boolean;
}

/** The ten places of the draw, filled in its order. */
export function DrawnTray({ picks, drawn, moves, say, number }: DrawnTrayProps) {
  return (
    <ol className={`tabular ${styles.tray}`} aria-label={say('keno-forty:drawn')}>
      {Array.from({ length: KENO_FORTY.drawn }, (_, place) => {
        const ball = drawn[place];
        return (
          <li key={place} className={styles.place}>
            {ball === undefined ? null : (
              <span className={styles.ball} data-hit={picks.includes(ball)} data-moves={moves}>
                {number(ball)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
