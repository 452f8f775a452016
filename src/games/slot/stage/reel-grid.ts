import type { Cell } from '../events.ts';

/** Cell positions in CSS pixels from the top left of the reels. */
export interface ReelGrid {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Side of the square a symbol is drawn in. */
  readonly symbolSize: number;
}

const SYMBOL_SHARE = 0.9;

export function reelGrid(width: number, height: number, reels: number, rows: number): ReelGrid {
  const cellWidth = width / reels;
  const cellHeight = height / rows;
  const symbolSize = Math.min(cellWidth, cellHeight) * SYMBOL_SHARE;
  return { width, height, cellWidth, cellHeight, symbolSize };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function cellCentre({ cellWidth, cellHeight }: ReelGrid, { reel, row }: Cell): Point {
  return { x: (reel + 0.5) * cellWidth, y: (row + 0.5) * cellHeight };
}

/** The way of a winning line: in from the left edge, then through the cells that pay. */
export function linePath(grid: ReelGrid, cells: readonly Cell[]): readonly Point[] {
  const centres = cells.map((cell) => cellCentre(grid, cell));
  const first = centres[0];
  return first === undefined ? [] : [{ x: 0, y: first.y }, ...centres];
}

/** The first `share` (0 to 1) of a path by length, its last point cut to measure. */
export function pathUntil(path: readonly Point[], share: number): readonly Point[] {
  const lengths = path.slice(1).map((point, index) => distance(path[index] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  const drawn = path.slice(0, 1);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [path[index], path[index + 1]];
    if (from === undefined || to === undefined || left <= 0) break;
    const part = length === 0 ? 1 : Math.min(1, left / length);
    drawn.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    left -= length;
  }
  return drawn;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}
