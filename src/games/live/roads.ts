/** A result of a two-sided game. one: player or dragon (blue). other: banker or tiger (red). */
export type RoadResult = 'one' | 'other' | 'tie';

/** A cell of a road by its column and row, from 0. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly result: 'one' | 'other' | 'tie';
  /** Ties that followed on this cell (big road). */
  readonly ties: number;
}

/** A cell of a derived road. */
export interface DerivedCell {
  readonly column: number;
  readonly row: number;
  readonly isRed: boolean;
}

/** Rows of a customary scoreboard. */
const ROWS = 6;

/** How many columns back a derived road looks. */
const OFFSETS = { bigEyeBoy: 1, smallRoad: 2, cockroach: 3 } as const;

/** A round that a side won, with the ties that are counted on it. */
interface Win {
  readonly result: 'one' | 'other';
  readonly ties: number;
}

interface Placed<Entry> {
  readonly column: number;
  readonly row: number;
  readonly entry: Entry;
}

/**
 * Cells of the bead plate: every result, ties too, down one column after the other.
 * Source: the customary scoreboards of baccarat.
 * @param results oldest first
 */
export function beadPlate(results: readonly RoadResult[], rows = ROWS): readonly RoadCell[] {
  return results.map((result, index) => ({
    column: Math.floor(index / rows),
    row: index % rows,
    result,
    ties: 0,
  }));
}

/**
 * Cells of the big road: a streak of one side goes down, the next streak begins a new column.
 * Ties count on the latest cell; those before the first winner count on the first cell.
 * Source: the customary scoreboards of baccarat.
 * @param results oldest first
 */
export function bigRoad(results: readonly RoadResult[], rows = ROWS): readonly RoadCell[] {
  return layOut(columnsOf(results), rows).map(({ column, row, entry }) => ({
    column,
    row,
    result: entry.result,
    ties: entry.ties,
  }));
}

/**
 * Cells of a derived road: red where the big road repeats itself, blue where it does not. It
 * compares the big road's columns as if they had no dragon tails, and has such tails itself.
 * Source: the customary scoreboards of baccarat.
 * @param results oldest first
 */
export function derivedRoad(
  results: readonly RoadResult[],
  which: 'bigEyeBoy' | 'smallRoad' | 'cockroach',
  rows = ROWS,
): readonly DerivedCell[] {
  const lengths = columnsOf(results).map((wins) => wins.length);
  const colors = colorsOf(lengths, OFFSETS[which]);
  const streaks = streaksOf(colors, (isRed) => isRed);
  return layOut(streaks, rows).map(({ column, row, entry }) => ({ column, row, isRed: entry }));
}

/**
 * Counts of the results by side, and of the ties.
 * Source: the customary scoreboards of baccarat.
 */
export function roadCounts(results: readonly RoadResult[]): {
  readonly one: number;
  readonly other: number;
  readonly tie: number;
} {
  const counts = { one: 0, other: 0, tie: 0 };
  for (const result of results) counts[result] += 1;
  return counts;
}

/** Logical columns of the big road: its streaks, however long. */
const columnsOf = (results: readonly RoadResult[]): Win[][] =>
  streaksOf(winsOf(results), (win) => win.result);

function winsOf(results: readonly RoadResult[]): Win[] {
  const wins: Win[] = [];
  let earlyTies = 0;
  for (const result of results) {
    if (result !== 'tie') {
      wins.push({ result, ties: earlyTies });
      earlyTies = 0;
      continue;
    }
    const latest = wins.pop();
    if (latest === undefined) earlyTies += 1;
    else wins.push({ ...latest, ties: latest.ties + 1 });
  }
  return wins;
}

function streaksOf<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | boolean,
): Entry[][] {
  const streaks: Entry[][] = [];
  let lastKey: string | boolean | undefined;
  for (const entry of entries) {
    const key = keyOf(entry);
    const streak = streaks.at(-1);
    if (streak === undefined || key !== lastKey) streaks.push([entry]);
    else streak.push(entry);
    lastKey = key;
  }
  return streaks;
}

/**
 * Whether each entry of a derived road is red, in the order of the big road's entries. The first
 * is the second entry of the column at the offset or, without one, the head of the next column.
 * @param lengths of the logical columns
 */
function colorsOf(lengths: readonly number[], offset: number): boolean[] {
  const colors: boolean[] = [];
  for (const [column, length] of lengths.entries()) {
    if (column < offset) continue;
    // A head is compared with the two columns that ended before it.
    if (column > offset) colors.push(lengths[column - 1] === lengths[column - 1 - offset]);
    // Further down it is blue only right below the end of the compared column.
    for (let row = 1; row < length; row += 1) colors.push(lengths[column - offset] !== row);
  }
  return colors;
}

/**
 * Places of streaks: each goes down from row 0. At the bottom, or above an earlier dragon tail,
 * it turns right and keeps to its row. That row is free: an earlier tail in it would have taken
 * the cell of the turn as well.
 */
function layOut<Entry>(
  streaks: readonly (readonly Entry[])[],
  rows: number,
): readonly Placed<Entry>[] {
  const placed: Placed<Entry>[] = [];
  const taken = new Set<string>();
  const isTaken = (column: number, row: number): boolean => taken.has(`${column}:${row}`);
  let start = -1;
  for (const streak of streaks) {
    start += 1;
    while (isTaken(start, 0)) start += 1;
    let column = start;
    let row = 0;
    let isTail = false;
    for (const [index, entry] of streak.entries()) {
      if (index > 0) {
        isTail ||= row + 1 >= rows || isTaken(column, row + 1);
        if (isTail) column += 1;
        else row += 1;
      }
      taken.add(`${column}:${row}`);
      placed.push({ column, row, entry });
    }
  }
  return placed;
}
