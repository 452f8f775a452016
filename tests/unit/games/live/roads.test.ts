import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  beadPlate,
  bigRoad,
  derivedRoad,
  type DerivedCell,
  type RoadCell,
  roadCounts,
  type RoadResult,
} from '#games/live/roads.ts';

const RESULTS: Readonly<Record<string, RoadResult>> = { P: 'one', B: 'other', T: 'tie' };
const LETTERS: Readonly<Record<RoadResult, string>> = { one: 'P', other: 'B', tie: 'T' };
const DERIVED = ['bigEyeBoy', 'smallRoad', 'cockroach'] as const;

/** Results by their letters, oldest first. Spaces only part the columns of the big road. */
function resultsOf(letters: string): RoadResult[] {
  return Array.from(letters.replaceAll(' ', ''), (letter) => {
    const result = RESULTS[letter];
    if (result === undefined) throw new Error(`no result has the letter ${letter}`);
    return result;
  });
}

/** A line for each row that has a cell, with a point for each empty place. */
function draw<Cell extends RoadCell | DerivedCell>(
  cells: readonly Cell[],
  signOf: (cell: Cell) => string,
): string[] {
  const height = Math.max(0, ...cells.map((cell) => cell.row + 1));
  const width = Math.max(0, ...cells.map((cell) => cell.column + 1));
  const lines = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const cell of cells) {
    const line = lines[cell.row];
    if (line !== undefined) line[cell.column] = signOf(cell);
  }
  return lines.map((line) => line.join(''));
}

const drawRoad = (cells: readonly RoadCell[]): string[] =>
  draw(cells, (cell) => LETTERS[cell.result]);
const drawTies = (cells: readonly RoadCell[]): string[] => draw(cells, (cell) => `${cell.ties}`);
const drawDerived = (cells: readonly DerivedCell[]): string[] =>
  draw(cells, (cell) => (cell.isRed ? 'R' : 'b'));

it('A bead plate fills its columns from the top with every result, ties too', () => {
  const cells = beadPlate(resultsOf('PBTPPBBT'));
  expect(drawRoad(cells)).toEqual([
    'PB', //
    'BT',
    'T.',
    'P.',
    'P.',
    'B.',
  ]);
  expect(cells.every((cell) => cell.ties === 0)).toBe(true);
  expect(drawRoad(beadPlate(resultsOf('PBTPP'), 2))).toEqual([
    'PTP', //
    'BP.',
  ]);
});

it('A big road goes down in a streak and begins a column when the winner changes', () => {
  expect(drawRoad(bigRoad(resultsOf('P B PP BBB P')))).toEqual([
    'PBPBP', //
    '..PB.',
    '...B.',
  ]);
});

it('A streak of eight turns right at the bottom, and the next one begins above its tail', () => {
  expect(drawRoad(bigRoad(resultsOf('PPPPPPPP BB P')))).toEqual([
    'PBP', //
    'PB.',
    'P..',
    'P..',
    'P..',
    'PPP',
  ]);
});

it('A streak above a dragon tail turns right before it', () => {
  expect(drawRoad(bigRoad(resultsOf('PPPPPPPP BBBBBBB P')))).toEqual([
    'PBP.', //
    'PB..',
    'PB..',
    'PB..',
    'PBBB',
    'PPP.',
  ]);
});

it('A streak begins in the next column whose top no dragon tail has taken', () => {
  expect(drawRoad(bigRoad(resultsOf('PPPP BB PPP'), 2))).toEqual([
    'PBBP.', //
    'PPPPP',
  ]);
});

it('Ties count on the latest cell of a big road, and early ones on the first', () => {
  const cells = bigRoad(resultsOf('TTPTP BTTTB T'));
  expect(drawRoad(cells)).toEqual([
    'PB', //
    'PB',
  ]);
  expect(drawTies(cells)).toEqual([
    '33', //
    '01',
  ]);
});

it('A tie between two wins of a side does not end their streak', () => {
  expect(drawRoad(bigRoad(resultsOf('PTP TB')))).toEqual([
    'PB', //
    'P.',
  ]);
});

it('Roads without a winner have no cell but those of the bead plate', () => {
  const ties = resultsOf('TT');
  expect(bigRoad(ties)).toEqual([]);
  expect(DERIVED.map((which) => derivedRoad(ties, which))).toEqual([[], [], []]);
  expect(drawRoad(beadPlate(ties))).toEqual(['T', 'T']);
});

it('Counts are of each side and of the ties', () => {
  expect(roadCounts(resultsOf('PBTPPT'))).toEqual({ one: 3, other: 1, tie: 2 });
  expect(roadCounts([])).toEqual({ one: 0, other: 0, tie: 0 });
});

// Columns of the lengths 2 3 1 1 4 2 2 3 1 5, with ties that no derived road looks at. Below, a
// derived road's entries are in groups by the column of the big road that makes them.
const SHOE = resultsOf('TPP BTBB P B PPPP BBT PP BBB P BBBBB');

it('A big eye boy compares each column with the one before it', () => {
  // Rb b b RbRR bR bR RRb b bbRRR
  expect(drawDerived(derivedRoad(SHOE, 'bigEyeBoy'))).toEqual([
    'RbRbRbRbRbR', //
    '.b..R...RbR',
    '.b......RbR',
    '.........b.',
  ]);
});

it('A small road compares each column with the second one before it', () => {
  // b bbRR bb bR bRb b bRRbR
  expect(drawDerived(derivedRoad(SHOE, 'smallRoad'))).toEqual([
    'bRbRbRbRbR', //
    'bRb...bR..',
    'b.b...b...',
  ]);
});

it('A cockroach road compares each column with the third one before it', () => {
  // bRRb bb bb bRR b bRbRR
  expect(drawDerived(derivedRoad(SHOE, 'cockroach'))).toEqual([
    'bRbRbRbR', //
    '.RbRb..R',
    '..b.....',
    '..b.....',
    '..b.....',
    '..b.....',
  ]);
});

it('A derived road begins with the second entry of its first column, where there is one', () => {
  const columns = 'PP BB PP BB';
  const drawn = DERIVED.map((which) => drawDerived(derivedRoad(resultsOf(columns), which)));
  expect(drawn).toEqual([['R', 'R', 'R', 'R', 'R'], ['R', 'R', 'R'], ['R']]);
  expect(derivedRoad(resultsOf('PP B'), 'bigEyeBoy')).toEqual([]);
  expect(drawDerived(derivedRoad(resultsOf('PP B P'), 'bigEyeBoy'))).toEqual(['b']);
});

it('A derived road has a dragon tail where nine winners take turns', () => {
  const columns = 'P B P B P B P B P';
  expect(drawDerived(derivedRoad(resultsOf(columns), 'bigEyeBoy'))).toEqual([
    'R.', //
    'R.',
    'R.',
    'R.',
    'R.',
    'RR',
  ]);
});

it('A derived road looks at the columns as they are without their dragon tails', () => {
  // Both columns have seven entries, six of which fit below each other: the seventh of the second
  // one has a fellow in the first, so it is red, and so is the head after two equal columns.
  const columns = 'PPPPPPP BBBBBBB P';
  expect(drawDerived(derivedRoad(resultsOf(columns), 'bigEyeBoy'))).toEqual([
    'R.', //
    'R.',
    'R.',
    'R.',
    'R.',
    'RR',
  ]);
});

/** Runs of results, long enough for dragon tails to meet. */
const shoes = fc
  .array(fc.tuple(fc.constantFrom<RoadResult[]>('one', 'other', 'tie'), fc.nat({ max: 14 })), {
    maxLength: 40,
  })
  .map((runs) => runs.flatMap(([result, length]) => Array.from({ length }, () => result)));
const heights = fc.integer({ min: 1, max: 6 });

it('Cells of a road never share a place', () => {
  fc.assert(
    fc.property(shoes, heights, (results, rows) => {
      const roads = [
        beadPlate(results, rows),
        bigRoad(results, rows),
        ...DERIVED.map((which) => derivedRoad(results, which, rows)),
      ];
      for (const road of roads) {
        const places = new Set(road.map((cell) => `${cell.column}:${cell.row}`));
        expect(places.size).toBe(road.length);
        expect(road.every((cell) => cell.row < rows)).toBe(true);
      }
    }),
  );
});

it('A big road has a cell for each winner and counts every tie once there is one', () => {
  fc.assert(
    fc.property(shoes, heights, (results, rows) => {
      const cells = bigRoad(results, rows);
      const { one, other, tie } = roadCounts(results);
      expect(cells.length).toBe(one + other);
      const ties = cells.reduce((sum, cell) => sum + cell.ties, 0);
      expect(ties).toBe(cells.length === 0 ? 0 : tie);
    }),
  );
});
