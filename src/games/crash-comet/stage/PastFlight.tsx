import { useEffect, useRef } from 'react';
import type { StageViewProps } from '../../kit/stage/stage-game.ts';
import plates from '../../kit/stage/Plate.module.css';
import { CRASH_COMET } from '../rules.ts';
import styles from './CrashStage.module.css';
import type { FlightState } from './flight-state.ts';
import { type DrawSky, Sky } from './Sky.tsx';

/** The flight of a past round, with where the player left it. */
export function PastFlight({ state, number }: StageViewProps<FlightState>) {
  const { crashedAt, leftAt } = state;
  const at = crashedAt ?? CRASH_COMET.least;
  const drawSky = useRef<DrawSky | null>(null);
  useEffect(() => drawSky.current?.(at), [at]);
  return (
    <div className={styles.sky} data-phase="crashed">
      <Sky drawRef={drawSky} exits={leftAt === null ? [] : [leftAt]} result={at} number={number} />
      <div className={`${plates.plate} ${styles.readout}`}>
        <p className={`display tabular ${styles.value}`}>{number(at / 100, 2)}×</p>
      </div>
    </div>
  );
}
