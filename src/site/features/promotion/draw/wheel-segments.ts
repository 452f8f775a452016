/** A prize on the wheel. Angles are degrees, clockwise from the top. */
export interface WheelSegment {
  readonly from: number;
  readonly span: number;
  readonly tone: 0 | 1 | 2;
}

export const RADIUS = 94;
const TURNS = 5;

/** Segments in the order of the list, each as large as its share of the weights. */
export function wheelSegments(weights: readonly number[]): readonly WheelSegment[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight, index) => {
    const from = (before / total) * 360;
    before += weight;
    return { from, span: (weight / total) * 360, tone: toneOf(index, weights.length) };
  });
}

/** Neighbours differ in tone, and so do the last and the first. */
function toneOf(index: number, count: number): 0 | 1 | 2 {
  if (count % 3 === 1 && index === count - 1) return 1;
  return (index % 3) as 0 | 1 | 2;
}

/**
 * The turn that brings a segment's middle to the pointer at the top, after some full turns onward. The
 * middle, so that no stop looks like a near miss.
 */
export function turnTo(turn: number, { from, span }: WheelSegment): number {
  const stop = -(from + span / 2);
  const rest = (((stop - turn) % 360) + 360) % 360;
  return turn + TURNS * 360 + rest;
}

/** Outline of a segment around the origin, as an SVG path. */
export function segmentPath({ from, span }: WheelSegment): string {
  // An arc of a full circle has no direction, so two halves draw it.
  if (span >= 359.99) {
    return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${-RADIUS}Z`;
  }
  const isLarge = span > 180 ? 1 : 0;
  return `M0 0L${rimPoint(from)}A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${rimPoint(from + span)}Z`;
}

/** Rounded, so that server and browser write the same digits. */
function rimPoint(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  return `${(RADIUS * Math.sin(radians)).toFixed(2)} ${(-RADIUS * Math.cos(radians)).toFixed(2)}`;
}
