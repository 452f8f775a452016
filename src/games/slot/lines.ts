/** A line: the row it crosses on each reel, from left to right (0 is the top row). */
export type Line = readonly number[];

/** 25 lines through three rows, in their numbered order; line 1 is the first. */
const THREE_ROWS: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 2, 1, 0, 1],
  [1, 0, 1, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [1, 2, 0, 2, 1],
  [1, 0, 2, 0, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
];

/** 50 lines through four rows; a game of 40 plays the first 40. */
const FOUR_ROWS: readonly Line[] = [
  ...[0, 1, 2, 3].map((row) => [row, row, row, row, row]),
  // Down and up again, and the other way.
  ...[0, 1, 2].flatMap((row) => [
    [row, row + 1, row, row + 1, row],
    [row + 1, row, row + 1, row, row + 1],
    [row, row, row + 1, row, row],
    [row + 1, row + 1, row, row + 1, row + 1],
    [row, row + 1, row + 1, row + 1, row],
    [row + 1, row, row, row, row + 1],
  ]),
  ...[0, 1].flatMap((row) => [
    [row, row + 1, row + 2, row + 1, row],
    [row + 2, row + 1, row, row + 1, row + 2],
    [row, row, row + 1, row + 2, row + 2],
    [row + 2, row + 2, row + 1, row, row],
    [row, row + 1, row + 1, row + 1, row + 2],
    [row + 2, row + 1, row + 1, row + 1, row],
    [row + 1, row, row + 1, row + 2, row + 1],
    [row + 1, row + 2, row + 1, row, row + 1],
  ]),
  [0, 1, 2, 3, 3],
  [3, 2, 1, 0, 0],
  [0, 0, 1, 2, 3],
  [3, 3, 2, 1, 0],
  [0, 2, 3, 2, 0],
  [3, 1, 0, 1, 3],
  [1, 3, 1, 3, 1],
  [2, 0, 2, 0, 2],
  [0, 3, 3, 3, 0],
  [3, 0, 0, 0, 3],
  [1, 1, 3, 1, 1],
  [2, 2, 0, 2, 2],
];

/** The lines of a game with so many rows and lines. @throws RangeError where there are no such lines. */
export function linesOf(rows: number, count: number): readonly Line[] {
  const lines = rows === 3 ? THREE_ROWS : FOUR_ROWS;
  if (count > lines.length) throw new RangeError(`${rows} rows have no ${count} lines`);
  return lines.slice(0, count);
}
