/*
 * Geometry and motion of the fall, in percent of the field. Row `r` has pegs at the places where the
 * ball can meet one, and one more on either side, so that the field has straight edges.
 */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Time for the landing: the slot answers. Milliseconds. */
export const LANDED_MS = 200;
/** A whole fall without the landing; every number of rows takes about as long. */
const FALL_MS = { short: 1000, long: 1250 };

/** From one row to the next, and from the hand to the first. Milliseconds. */
export function stepMs(rows: number): number {
  const fall = rows > 8 ? FALL_MS.long : FALL_MS.short;
  return Math.round(fall / (rows + 1));
}

/** From the upper edge to the first row, in rows: there the ball waits. */
const HEAD = 1.4;

/** Where the row's peg `peg` stands; the ball's own pegs count from 0. */
export function pegSpot(rows: number, row: number, peg: number): Spot {
  return {
    x: 50 + ((peg - row / 2) * 100) / (rows + 2),
    y: ((row + HEAD) * 100) / (rows + HEAD),
  };
}

/** Every peg of a field, row by row. */
export function everyPeg(rows: number): readonly (Spot & { row: number; peg: number })[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, index) => ({
      row,
      peg: index - 1,
      ...pegSpot(rows, row, index - 1),
    })),
  ).flat();
}

/** Where the ball waits before it is dropped. */
export const startSpot = (rows: number): Spot => ({ x: 50, y: 40 / (rows + HEAD) });

/** Where it rests: on its slot, whose pay stays legible. */
export const restSpot = (rows: number, slot: number): Spot => ({
  x: pegSpot(rows, rows, slot).x,
  y: 100 - 45 / (rows + HEAD),
});

/** The pegs that the path meets: the first is always the one in the middle. */
export function pegsHit(path: readonly number[]): readonly number[] {
  let rights = 0;
  return path.map((bit) => {
    const peg = rights;
    rights += bit;
    return peg;
  });
}

/** Where the ball touches each row, from the hand to the slot's mouth. */
function touches(path: readonly number[]): readonly Spot[] {
  const rows = path.length;
  const lift = (100 / (rows + HEAD)) * 0.5;
  const onPegs = pegsHit(path).map((peg, row) => {
    const { x, y } = pegSpot(rows, row, peg);
    return { x, y: y - lift };
  });
  const slot = path.reduce((rights, bit) => rights + bit, 0);
  return [startSpot(rows), ...onPegs, restSpot(rows, slot)];
}

/** Sideways: even from touch to touch. */
export function sidewaysFrames(path: readonly number[]): Keyframe[] {
  return touches(path).map(({ x }) => ({ translate: `${x}% 0` }));
}

/** Downwards: a small leap off each peg, then gravity. */
export function downwardFrames(path: readonly number[]): Keyframe[] {
  const spots = touches(path);
  const leap = (100 / (path.length + HEAD)) * 0.22;
  return spots.flatMap(({ y }, index): Keyframe[] => {
    const frame = { translate: `0 ${y}%`, offset: index / (spots.length - 1) };
    if (index === spots.length - 1) return [frame];
    // The hand lets go; only pegs throw it up.
    if (index === 0) return [{ ...frame, easing: 'cubic-bezier(0.55, 0, 1, 0.7)' }];
    return [
      { ...frame, easing: 'cubic-bezier(0, 0.5, 0.6, 1)' },
      {
        translate: `0 ${y - leap}%`,
        offset: (index + 0.32) / (spots.length - 1),
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
      },
    ];
  });
}
