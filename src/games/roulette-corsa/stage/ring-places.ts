import { WHEEL_ORDER } from '../../kit/roulette/spots.ts';

/**
 * The racetrack as a ring of cells, clockwise in the order of the wheel. Zero is two cells high at the
 * left end, so that the ring has 38: `columns + rows` is always 21.
 * @returns an area of the grid for every number.
 */
function ringAreas(columns: number, rows: number): ReadonlyMap<number, string> {
  const zeroEnd = Math.floor(rows / 2) + 1;
  const cells: [row: number, column: number][] = [];
  for (let row = zeroEnd - 2; row >= 2; row -= 1) cells.push([row, 1]);
  for (let column = 1; column <= columns; column += 1) cells.push([1, column]);
  for (let row = 2; row < rows; row += 1) cells.push([row, columns]);
  for (let column = columns; column >= 1; column -= 1) cells.push([rows, column]);
  for (let row = rows - 1; row > zeroEnd; row -= 1) cells.push([row, 1]);
  const areas = new Map([[0, `${zeroEnd - 1} / 1 / ${zeroEnd + 1} / 2`]]);
  for (const [index, number] of WHEEL_ORDER.slice(1).entries()) {
    const [row, column] = cells[index] ?? [1, 1];
    areas.set(number, `${row} / ${column} / ${row + 1} / ${column + 1}`);
  }
  return areas;
}

/** For a narrow board, with cells for fingers, and for a wide and low one. */
export const NARROW_RING = ringAreas(14, 7);
export const WIDE_RING = ringAreas(17, 4);
