import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import type { FlightState } from './flight-state.ts';
import { flightPicture } from './flight-picture.ts';
import { Sky } from './Sky.tsx';
import styles from './CrashStage.module.css';

/** The flight of a past round, with where the player left it. */
export function PastFlight({ state, number }: StageViewProps<FlightState>) {
  const { crashedAt, leftAt } = state;
  const at = crashedAt ?? 100;
  const { path, head } = flightPicture(at);
  const left = leftAt === null ? null : flightPicture(at, leftAt).head;
  return (
    <div className={styles.sky} data-phase="crashed">
      <Sky path={path} head={head} exits={left === null ? [] : [left]} />
      <p className={`display tabular ${styles.value}`}>{number(at / 100, 2)}×</p>
    </div>
  );
}
