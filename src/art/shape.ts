/** Path data (`d`) for the shapes every drawing needs. Angles are degrees, 0 = right, clockwise. */
export type Point = readonly [x: number, y: number];

const kappa = 0.5523;

/** Path numbers carry one decimal: on a 100-unit box that is a third of a pixel on a banner. */
export function at(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

function pair(x: number, y: number): string {
  const second = at(y);
  return second.startsWith('-') ? `${at(x)}${second}` : `${at(x)} ${second}`;
}

export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], step) => `${step === 0 ? 'M' : 'L'}${pair(x, y)}`).join('');
}

export function polygon(...points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** A circle by two arcs: short, but `warp` cannot bend it (use `oval` for that). */
export function disc(cx: number, cy: number, r: number): string {
  const d = at(2 * r);
  return `M${pair(cx - r, cy)}a${at(r)} ${at(r)} 0 1 1 ${d} 0a${at(r)} ${at(r)} 0 1 1-${d} 0Z`;
}

/** An ellipse by four cubics. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  const kx = rx * kappa;
  const ky = ry * kappa;
  return (
    `M${pair(cx + rx, cy)}C${pair(cx + rx, cy + ky)} ${pair(cx + kx, cy + ry)} ${pair(cx, cy + ry)}` +
    `C${pair(cx - kx, cy + ry)} ${pair(cx - rx, cy + ky)} ${pair(cx - rx, cy)}` +
    `C${pair(cx - rx, cy - ky)} ${pair(cx - kx, cy - ry)} ${pair(cx, cy - ry)}` +
    `C${pair(cx + kx, cy - ry)} ${pair(cx + rx, cy - ky)} ${pair(cx + rx, cy)}Z`
  );
}

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  const k = r * (1 - kappa);
  const [right, bottom] = [x + w, y + h];
  return (
    `M${pair(x + r, y)}L${pair(right - r, y)}C${pair(right - k, y)} ${pair(right, y + k)} ${pair(right, y + r)}` +
    `L${pair(right, bottom - r)}C${pair(right, bottom - k)} ${pair(right - k, bottom)} ${pair(right - r, bottom)}` +
    `L${pair(x + r, bottom)}C${pair(x + k, bottom)} ${pair(x, bottom - k)} ${pair(x, bottom - r)}` +
    `L${pair(x, y + r)}C${pair(x, y + k)} ${pair(x + k, y)} ${pair(x + r, y)}Z`
  );
}

/** A slice of a ring between two radii, from `from` to `to` degrees (less than half a turn). */
export function sector(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const [a, b] = [polar(cx, cy, outer, from), polar(cx, cy, outer, to)];
  const [c, d] = [polar(cx, cy, inner, to), polar(cx, cy, inner, from)];
  const back = inner === 0 ? '' : `A${at(inner)} ${at(inner)} 0 0 0 ${pair(...d)}`;
  return `M${pair(...a)}A${at(outer)} ${at(outer)} 0 0 1 ${pair(...b)}L${pair(...c)}${back}Z`;
}

/** A star with `count` tips, the first at `first` degrees. */
export function star(
  cx: number,
  cy: number,
  count: number,
  outer: number,
  inner: number,
  first = -90,
): string {
  return polygon(...starPoints(cx, cy, count, outer, inner, first));
}

export function starPoints(
  cx: number,
  cy: number,
  count: number,
  outer: number,
  inner: number,
  first = -90,
): Point[] {
  return Array.from({ length: count * 2 }, (_, step) =>
    polar(cx, cy, step % 2 === 0 ? outer : inner, first + (step * 180) / count),
  );
}

/** A heart whose notch-to-tip height is about `size`, centred on the point. */
export function heartShape(cx: number, cy: number, size: number): string {
  const p = (x: number, y: number) => pair(cx + x * size, cy + y * size);
  return (
    `M${p(0, 0.5)}C${p(-0.2, 0.3)} ${p(-0.56, 0.1)} ${p(-0.56, -0.2)}` +
    `C${p(-0.56, -0.42)} ${p(-0.4, -0.52)} ${p(-0.26, -0.52)}C${p(-0.12, -0.52)} ${p(-0.03, -0.42)} ${p(0, -0.32)}` +
    `C${p(0.03, -0.42)} ${p(0.12, -0.52)} ${p(0.26, -0.52)}C${p(0.4, -0.52)} ${p(0.56, -0.42)} ${p(0.56, -0.2)}` +
    `C${p(0.56, 0.1)} ${p(0.2, 0.3)} ${p(0, 0.5)}Z`
  );
}

/** A smooth open curve through the points (Catmull-Rom written as cubics). */
export function smooth(points: readonly Point[]): string {
  const point = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  let d = `M${pair(...point(0))}`;
  for (let step = 0; step < points.length - 1; step += 1) {
    const [before, from, to, after] = [
      point(step - 1),
      point(step),
      point(step + 1),
      point(step + 2),
    ];
    d +=
      `C${pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} ` +
      `${pair(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${pair(...to)}`;
  }
  return d;
}

/**
 * Moves every point of a path. Only for absolute M, L, C and Q data: arcs, relative and
 * one-axis commands would need more than a point to point rule, so they are refused.
 */
export function warp(d: string, move: (x: number, y: number) => Point): string {
  if (/[^MLCQZ\d\s.,-]/.test(d)) throw new TypeError('warp takes absolute M, L, C, Q and Z only');
  return d.replace(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const moved: string[] = [];
    for (let step = 0; step + 1 < numbers.length; step += 2) {
      moved.push(pair(...move(numbers[step] ?? 0, numbers[step + 1] ?? 0)));
    }
    return command + moved.join(' ');
  });
}

/** Turns a path around a point. */
export function turn(d: string, degrees: number, cx = 50, cy = 50): string {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return warp(d, (x, y) => [
    cx + (x - cx) * cos - (y - cy) * sin,
    cy + (x - cx) * sin + (y - cy) * cos,
  ]);
}

/** Mirrors a path left to right about a vertical line. */
export function mirror(d: string, axis = 50): string {
  return warp(d, (x, y) => [2 * axis - x, y]);
}
