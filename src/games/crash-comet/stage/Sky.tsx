import type { Ref } from 'react';
import styles from './CrashStage.module.css';
import { type Point, SKY_HEIGHT, SKY_WIDTH } from './flight-picture.ts';

/** Stars at fixed places: a low-discrepancy sequence, so that neither rows nor gaps show. */
const STARS = Array.from({ length: 42 }, (_, index) => ({
  x: Math.round(((index * 0.7549 + 0.5) % 1) * SKY_WIDTH),
  y: Math.round(((index * 0.5698 + 0.5) % 1) * (SKY_HEIGHT - 80)),
  r: 1.2 + ((index * 0.618) % 1) * 2.2,
}));

export interface SkyProps {
  path: string;
  head: Point;
  /** Where seats left. */
  exits: readonly Point[];
  curveRef?: Ref<SVGPathElement>;
  fillRef?: Ref<SVGPathElement>;
  cometRef?: Ref<SVGGElement>;
}

/** The sky with the comet's way. The moving parts are set from outside, frame by frame. */
export function Sky({ path, head, exits, curveRef, fillRef, cometRef }: SkyProps) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${SKY_WIDTH} ${SKY_HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="crash-trail" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--primary)" stopOpacity="0.1" />
          <stop offset="1" stopColor="var(--primary)" />
        </linearGradient>
        <radialGradient id="crash-glow">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.9" />
          <stop offset="0.4" stopColor="var(--accent)" stopOpacity="0.35" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {STARS.map(({ x, y, r }, index) => (
        <circle key={index} cx={x} cy={y} r={r} className={styles.star} />
      ))}
      <path d="M0 520H1000" className={styles.horizon} />
      <path ref={fillRef} d={`${path}V520H40Z`} className={styles.fill} />
      <path ref={curveRef} d={path} className={styles.curve} stroke="url(#crash-trail)" />
      {exits.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={9} className={styles.exit} />
      ))}
      <g ref={cometRef} className={styles.comet} transform={`translate(${head.x} ${head.y})`}>
        <circle r={64} fill="url(#crash-glow)" />
        <circle r={17} className={styles.core} />
        <circle r={8} cx={4} cy={-4} className={styles.shine} />
      </g>
    </svg>
  );
}
