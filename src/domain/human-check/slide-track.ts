import { PUZZLE, PUZZLE_TOLERANCE } from './puzzle-size.ts';

/** One position of the piece: pixels from the left, and milliseconds since the puzzle was shown. */
export interface SlidePoint {
  readonly x: number;
  readonly atMs: number;
}

const MAX_POINTS = 240;
/** Nobody sees the puzzle and moves the piece in less. */
const MIN_MS = 600;
/** Drags of more points than this are judged by their rhythm, too. */
const RHYTHM_POINTS = 8;
/** The longest step of an arrow key, in pixels. */
const KEY_STEP = 2;
/** A track that stays this near to one speed was not made by a hand. */
const STRAIGHT_PX = 2.5;

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
 * Whether a person may have moved the piece into the gap. The end position is judged strictly. A
 * track of many points is judged by its rhythm, too; keys and a single click leave few points, and
 * are allowed ways to place the piece.
 * @param gapX the gap's left edge in pixels
 * @param elapsedMs since the server sent the puzzle: the client's own times are checked against it
 */
export function fitsGap(points: readonly SlidePoint[], gapX: number, elapsedMs: number): boolean {
  const last = points.at(-1);
  if (last === undefined || Math.abs(last.x - gapX) > PUZZLE_TOLERANCE) return false;
  if (last.x > PUZZLE.width - PUZZLE.piece) return false;
  if (elapsedMs < MIN_MS || last.atMs > elapsedMs) return false;
  const isInOrder = points.every(({ atMs }, at) => atMs >= (points[at - 1]?.atMs ?? 0));
  return isInOrder && !isMechanical(points);
}

/**
 * No hand moves at one speed, however the steps are cut: the points of a drawn line lie on it.
 * Arrow keys held down are short steps at the keyboard's pace.
 */
function isMechanical(points: readonly SlidePoint[]): boolean {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length <= RHYTHM_POINTS) return false;
  const steps = points.slice(1).map(({ x }, at) => Math.abs(x - (points[at]?.x ?? 0)));
  if (Math.max(...steps) <= KEY_STEP) return false;
  const [width, time] = [last.x - first.x, last.atMs - first.atMs];
  if (time === 0) return true;
  const off = points.map(({ x, atMs }) =>
    Math.abs(x - first.x - (width * (atMs - first.atMs)) / time),
  );
  return Math.max(...off) < STRAIGHT_PX;
}
