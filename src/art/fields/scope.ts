import type { Hex } from '../colour.ts';
import type { Random } from '../seed.ts';
import { at } from '../shape.ts';
import { el } from '../svg.ts';

type Wave = 'burst' | 'pulse' | 'beat' | 'steps';
const waves: readonly [Wave, ...Wave[]] = ['burst', 'pulse', 'beat', 'steps'];

/** Height of a trace, -1 to 1, at t in -1..1 across the screen. */
const voltage: Readonly<Record<Wave, (t: number, turns: number, phase: number) => number>> = {
  burst: (t, turns, phase) => Math.exp(-t * t * 7) * Math.sin(t * turns + phase),
  beat: (t, turns, phase) => Math.cos(t * 4.2 + phase) * 0.75 * Math.sin(t * turns * 1.25 + phase),
  pulse: (t, turns, phase) => {
    const beat = ((t * turns) / 9 + phase) % 1;
    const where = beat < 0 ? beat + 1 : beat;
    if (where < 0.44 || where > 0.6) return 0.05 * Math.sin(t * 40);
    return Math.sin((where - 0.44) * 39) * (where < 0.52 ? 1 : 0.55);
  },
  steps: (t, turns, phase) => Math.sign(Math.sin(t * turns * 0.7 + phase)) * 0.55,
};

interface Trace {
  readonly wave: Wave;
  readonly width: number;
  readonly y: number;
  readonly swing: number;
  /** Centre of the signal on the x axis. */
  readonly middle: number;
  readonly turns: number;
  readonly phase: number;
}

/** One sweep of the beam; a sample every 4.5 units keeps a tile smooth and short. */
export function tracePath({ wave, width, y, swing, middle, turns, phase }: Trace): string {
  const half = Math.max(middle, width - middle);
  const step = Math.max(wave === 'steps' ? 3.5 : 4.5, width / 240);
  const heights: string[] = [];
  for (let x = 0; x <= width + step; x += step) {
    const volts = voltage[wave]((x - middle) / half, turns, phase);
    heights.push(`${at(x)} ${at(y - volts * swing)}`);
  }
  return `M${heights.join('L')}`;
}

/** A closed Lissajous figure, `a` to `b`, in a box of half-sizes rx and ry. */
export function lissajous(
  figure: { x: number; y: number; rx: number; ry: number },
  a: number,
  b: number,
  phase: number,
): string {
  // Enough samples that the corners do not show at this size.
  const count = Math.round(Math.min(260, Math.max(96, figure.rx * 1.15)));
  const points = Array.from({ length: count }, (_, step) => {
    const t = (step / count) * Math.PI * 2;
    return `${at(figure.x + figure.rx * Math.sin(a * t + phase))} ${at(figure.y + figure.ry * Math.sin(b * t))}`;
  });
  return `M${points.join('L')}Z`;
}

/**
 * Glow by layering: wide faint strokes under a narrow bright one, and a nearly white core. No
 * filter, so it costs the same to rasterise as four plain strokes.
 */
export function glowing(id: string, colour: Hex, core: Hex, width: number): string {
  const href = `#${id}`;
  const layers = [
    [7, 0.06],
    [4, 0.1],
    [2.2, 0.22],
    [1, 1],
  ] as const;
  return (
    layers
      .map(([wide, opacity]) =>
        el('use', {
          href,
          stroke: colour,
          'stroke-width': wide * width,
          'stroke-opacity': opacity === 1 ? undefined : opacity,
        }),
      )
      .join('') + el('use', { href, stroke: core, 'stroke-width': width * 0.32 })
  );
}

interface Floor {
  readonly width: number;
  readonly horizon: number;
  readonly bottom: number;
  readonly vanishX: number;
  /** Distance between two rails at the bottom edge. */
  readonly gauge: number;
}

/** No more rails than this on either side, however wide the canvas. */
const mostRails = 28;

/** Perspective grid: rails from the vanishing point, sleepers crowding toward the horizon. */
export function floorGrid({ width, horizon, bottom, vanishX, gauge }: Floor): string {
  const depth = bottom - horizon;
  const side = Math.max(vanishX, width - vanishX);
  // The outermost rail must meet the horizon at the edge, or the floor ends in a wedge.
  const squeeze = Math.max(0.12, side / (mostRails * gauge));
  const reach = Math.ceil(side / (squeeze * gauge));
  const rails = Array.from({ length: reach * 2 + 1 }, (_, index) => {
    const foot = (index - reach) * gauge;
    return `M${at(vanishX + foot * squeeze)} ${at(horizon)}L${at(vanishX + foot)} ${at(bottom)}`;
  });
  const sleepers = Array.from({ length: 9 }, (_, index) => {
    const y = horizon + depth * ((index + 1) / 9) ** 2.1;
    return `M0 ${at(y)}H${at(width)}`;
  });
  return rails.join('') + sleepers.join('');
}

/** The two axes of the tube, as dashes: each dash of a 5-unit-wide line is one tick. */
export function axisTicks(width: number, height: number, x: number, y: number): string {
  return `M${at(x % 8)} ${at(y)}H${at(width)}M${at(x)} ${at(y % 8)}V${at(height)}`;
}

export function traceOf(random: Random): Pick<Trace, 'wave' | 'turns' | 'phase'> {
  return { wave: random.pick(waves), turns: random.between(9, 16), phase: random.between(0, 6.28) };
}
