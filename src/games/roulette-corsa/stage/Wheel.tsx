import { useLayoutEffect, useRef, useState } from 'react';
import { colorOf, WHEEL_ORDER } from '../../kit/roulette/spots.ts';
import {
  BALL_AROUND,
  BALL_FALL,
  POCKET_DEG,
  restAngle,
  SPIN_MS,
  wheelFrames,
} from './wheel-motion.ts';
import styles from './Wheel.module.css';

export interface WheelProps {
  /** Where the ball lies or is about to; null: there is no ball. */
  pocket: number | null;
  isSpinning: boolean;
  moves: boolean;
}

/** Radii within a drawing of 200 by 200. */
const RADIUS = { outer: 84, inner: 62, number: 77.5, ball: 67, cone: 52 } as const;

/**
 * The wheel. It is drawn as it rests with the ball at the top; the spin is laid over it, so that cutting
 * to the end is taking the spin away.
 */
export function Wheel({ pocket, isSpinning, moves }: WheelProps) {
  const rotor = useRef<SVGGElement>(null);
  const orbit = useRef<SVGGElement>(null);
  const ball = useRef<SVGCircleElement>(null);
  // Without a ball the wheel stays as it came to rest.
  const [latest, setLatest] = useState(pocket ?? 0);
  if (pocket !== null && pocket !== latest) setLatest(pocket);
  const rest = restAngle(pocket ?? latest);
  const before = useRef(rest);

  useLayoutEffect(() => {
    if (!isSpinning) {
      before.current = rest;
      return;
    }
    if (!moves) return;
    const timing = { duration: SPIN_MS, fill: 'forwards' } as const;
    const spins = [
      rotor.current?.animate(wheelFrames(before.current, rest), timing),
      orbit.current?.animate(BALL_AROUND, timing),
      ball.current?.animate(BALL_FALL, timing),
    ];
    return () => spins.forEach((spin) => spin?.cancel());
  }, [isSpinning, moves, rest]);

  const isSettled = pocket !== null && !isSpinning;
  return (
    <svg className={styles.wheel} viewBox="0 0 200 200" aria-hidden="true">
      <circle className={styles.shade} cx="100" cy="103" r="96" />
      <circle className={styles.bowl} cx="100" cy="100" r="97" />
      <circle className={styles.rim} cx="100" cy="100" r="95.5" />
      <circle className={styles.track} cx="100" cy="100" r="89" />
      {Array.from({ length: 8 }, (_, index) => (
        <path
          key={index}
          className={styles.stud}
          d="M100 8.5l1.7 3.5-1.7 3.5-1.7-3.5z"
          transform={`rotate(${index * 45 + 22.5} 100 100)`}
        />
      ))}
      <g ref={rotor} className={styles.rotor} style={{ transform: `rotate(${rest}deg)` }}>
        {WHEEL_ORDER.map((number, index) => (
          <g key={number} transform={`rotate(${index * POCKET_DEG} 100 100)`}>
            <path className={styles.pocket} data-color={colorOf(number)} d={SECTOR} />
            <text className={styles.number} x="100" y={100 - RADIUS.number + 2.6}>
              {number}
            </text>
          </g>
        ))}
        <circle className={styles.ring} cx="100" cy="100" r={RADIUS.outer - 11.5} />
        <circle className={styles.ring} cx="100" cy="100" r={RADIUS.outer} />
        <circle className={styles.cone} cx="100" cy="100" r={RADIUS.inner} />
        <circle className={styles.coneRim} cx="100" cy="100" r={RADIUS.cone} />
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 100 100)`}>
            <path className={styles.arm} d="M98.2 100L98.8 60h2.4L101.8 100z" />
            <circle className={styles.knob} cx="100" cy="58" r="3.4" />
          </g>
        ))}
      </g>
      <circle className={styles.gloss} cx="100" cy="100" r="84" />
      <g ref={orbit} className={styles.orbit} data-hidden={pocket === null}>
        <circle ref={ball} className={styles.ball} cx="100" cy={100 - RADIUS.ball} r="3.9" />
      </g>
      <circle
        className={styles.hub}
        data-color={isSettled ? colorOf(pocket) : undefined}
        cx="100"
        cy="100"
        r="23"
      />
      {isSettled ? (
        <text className={styles.result} x="100" y="109">
          {pocket}
        </text>
      ) : (
        <path className={styles.star} d="M100 86l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" />
      )}
    </svg>
  );
}

const SECTOR = sector();

/** One pocket, upright at the top. */
function sector(): string {
  const half = (POCKET_DEG / 2) * (Math.PI / 180);
  const at = (radius: number, angle: number): string =>
    `${(100 + radius * Math.sin(angle)).toFixed(3)} ${(100 - radius * Math.cos(angle)).toFixed(3)}`;
  const { outer, inner } = RADIUS;
  return `M${at(inner, -half)}L${at(outer, -half)}A${outer} ${outer} 0 0 1 ${at(outer, half)}L${at(inner, half)}A${inner} ${inner} 0 0 0 ${at(inner, -half)}z`;
}
