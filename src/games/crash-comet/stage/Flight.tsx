import { lessMotion } from '#ui/calm/calm.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import plates from '../../kit/stage/Plate.module.css';
import { valueAt } from '../rules.ts';
import styles from './CrashStage.module.css';
import { type DrawSky, Sky } from './Sky.tsx';

export interface FlightProps {
  /** Start of the flight by the server's clock; null: no round. */
  startsAt: number | null;
  isFlying: boolean;
  /** Last multiplier of the flight in hundredths; null: the flight continues. */
  result: number | null;
  /** Multipliers at which seats left, in hundredths. */
  exits: readonly number[];
  serverNow: () => number;
  number: (value: number, decimals?: number) => string;
  /** Words under the number. */
  children: ReactNode;
}

/** The number and the curve, drawn frame by frame without rendering. */
export function Flight(props: FlightProps) {
  const { startsAt, isFlying, result, exits, serverNow, number } = props;
  const value = useRef<HTMLParagraphElement>(null);
  const drawSky = useRef<DrawSky | null>(null);
  const [still] = useState(() => lessMotion());
  const draw = useEffectEvent(() => {
    const elapsedMs = startsAt === null ? 0 : serverNow() - startsAt;
    const isCountdown = startsAt !== null && !isFlying && result === null;
    const shown = result ?? (isFlying ? valueAt(elapsedMs) : 100);
    drawSky.current?.(shown);
    if (value.current === null || startsAt === null) return;
    value.current.textContent = isCountdown
      ? number(Math.max(0, -elapsedMs) / 1000, 1)
      : `${number(shown / 100, 2)}×`;
  });
  const moves = startsAt !== null && result === null;
  useEffect(() => {
    draw();
    if (!moves) return;
    if (still) {
      const timer = setInterval(() => draw(), 250);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [moves, isFlying, result, startsAt, still]);
  return (
    <>
      <Sky drawRef={drawSky} exits={exits} result={result} number={number} />
      <div className={`${plates.plate} ${styles.readout}`}>
        <p ref={value} className={`display tabular ${styles.value}`} aria-hidden="true" />
        {props.children}
      </div>
    </>
  );
}
