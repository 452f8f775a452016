import { PUZZLE, PUZZLE_TOLERANCE } from './puzzle-size.ts';

/** One position of the piece: pixels from the left, and milliseconds since the puzzle was shown. */
export interface SlidePoint {
  readonly x: number;
  readonly atMs: number;
}

const MAX_POINTS = 240;
const MIN_MS = 250;
/** Drags of more points than this are judged by their rhythm, too. */
const RHYTHM_POINTS = 8;

/** A track as text: `12@340;13@356`. Keeps the last points when there are too many. */
export function writeTrack(points: readonly SlidePoint[]): string {
  const kept = points.slice(-MAX_POINTS);
  return kept.map(({ x, atMs }) => `${Math.round(x)}@${Math.round(atMs)}`).join(';');
}

/** @returns null for a text that is no track */
export function readTrack(text: string): readonly SlidePoint[] | null {
  if (!/^\d{1,3}@\d{1,7}(;\d{1,3}@\d{1,7})*$/.test(text)) return null;
  const points = text.split(';').map((point) => {
    const [x = '', atMs = ''] = point.split('@');
    return { x: Number(x), atMs: Number(atMs) };
  });
  return points.length <= MAX_POINTS ? points : null;
}

/**
 * Whether a person may have moved the piece into the gap. The end position is judged strictly; the
 * movement leniently, because keys and a single click are allowed ways to place the piece.
 * @param gapX the gap's left edge in pixels
 */
export function fitsGap(points: readonly SlidePoint[], gapX: number): boolean {
  const last = points.at(-1);
  if (last === undefined || Math.abs(last.x - gapX) > PUZZLE_TOLERANCE) return false;
  if (last.x > PUZZLE.width - PUZZLE.piece || last.atMs < MIN_MS) return false;
  const isInOrder = points.every(({ atMs }, at) => atMs >= (points[at - 1]?.atMs ?? 0));
  return isInOrder && !isMechanical(points);
}

/** Many steps of one length at one interval: no hand does that. Arrow keys held down are short steps. */
function isMechanical(points: readonly SlidePoint[]): boolean {
  if (points.length <= RHYTHM_POINTS) return false;
  const steps = points.slice(1).map(({ x, atMs }, at) => {
    const before = points[at] ?? { x: 0, atMs: 0 };
    return { dx: x - before.x, dt: atMs - before.atMs };
  });
  const [first] = steps;
  return steps.every(({ dx, dt }) => dx === first?.dx && dt === first.dt);
}
