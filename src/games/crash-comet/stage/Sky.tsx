import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CRASH_COMET } from '../rules.ts';
import styles from './CrashStage.module.css';
import { drawFlight } from './draw-flight.ts';
import { flightPicture, MOST_MARKS, SKY, type SkySize, skyPlot } from './flight-picture.ts';

/** Stars at fixed places: a low-discrepancy sequence, so that neither rows nor gaps show. */
const STARS = Array.from({ length: 42 }, (_, index) => ({
  x: (index * 0.7549 + 0.5) % 1,
  y: (index * 0.5698 + 0.5) % 1,
  r: 0.8 + ((index * 0.618) % 1) * 1.4,
}));
const MARKS = Array.from({ length: MOST_MARKS }, (_, index) => index);

/** Called to set the moving parts at a multiplier in hundredths. */
export type DrawSky = (value: number) => void;

export interface SkyProps {
  /** Draws a multiplier; set once the sky is mounted. */
  drawRef: RefObject<DrawSky | null>;
  /** Multipliers at which seats left, in hundredths, drawn once there is a `result`. */
  exits: readonly number[];
  /** Last multiplier of the flight in hundredths; null: the flight continues. */
  result: number | null;
  number: (value: number, decimals?: number) => string;
}

/** The sky with the comet's way. The moving parts are set from outside, frame by frame. */
export function Sky({ drawRef, exits, result, number }: SkyProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<SkySize>(SKY);
  const drawn = useRef<number>(CRASH_COMET.least);
  const draw = useEffectEvent((value: number) => {
    drawn.current = value;
    if (svg.current === null) return;
    drawFlight(svg.current, size, value, {
      height: (hundredths) => `${number(hundredths / 100, hundredths % 100 === 0 ? 0 : 2)}×`,
      seconds: (seconds) => number(seconds),
    });
  });
  useEffect(() => {
    drawRef.current = (value) => draw(value);
    return () => {
      drawRef.current = null;
    };
  }, [drawRef]);
  useEffect(() => {
    const { current } = svg;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => draw(drawn.current), [size]);

  const { width, height } = size;
  const { left, right, ground } = skyPlot(size);
  return (
    <svg ref={svg} className={styles.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id="crash-trail" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="var(--primary)" stopOpacity="0.4" />
          <stop offset="1" stopColor="var(--primary)" />
        </linearGradient>
        <radialGradient id="crash-glow">
          <stop offset="0" stopColor="var(--accent)" stopOpacity="0.9" />
          <stop offset="0.4" stopColor="var(--accent)" stopOpacity="0.35" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {STARS.map(({ x, y, r }, index) => (
        <circle key={index} cx={x * width} cy={y * ground} r={r} className={styles.star} />
      ))}
      <path data-part="grid" className={styles.grid} />
      <path d={`M${left} 12V${ground}H${right}`} className={styles.axes} />
      {MARKS.map((mark) => (
        <text key={`height ${mark}`} data-part={`height-${mark}`} className={styles.height} />
      ))}
      {MARKS.map((mark) => (
        <text key={`second ${mark}`} data-part={`second-${mark}`} className={styles.second} />
      ))}
      <path data-part="area" className={styles.fill} />
      <path data-part="casing" className={styles.casing} />
      <path data-part="curve" className={styles.curve} stroke="url(#crash-trail)" />
      {(result === null ? [] : exits).map((at, index) => {
        const { x, y } = flightPicture(result ?? at, size, at).head;
        return <circle key={index} cx={x} cy={y} r={6} className={styles.exit} />;
      })}
      <g data-part="comet" className={styles.comet}>
        <circle r={40} fill="url(#crash-glow)" />
        <circle r={12} className={styles.core} />
        <circle r={5} cx={3} cy={-3} className={styles.shine} />
      </g>
    </svg>
  );
}
