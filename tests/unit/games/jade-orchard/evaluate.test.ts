import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateWindow, windowAt } from '#games/jade-orchard/math/evaluate.ts';
import { JADE_ORCHARD_MODEL } from '#games/jade-orchard/math/model.ts';
import {
  isLineSymbol,
  isSymbolCode,
  LINE_SYMBOLS,
  SCATTER,
  type SymbolCode,
  type SymbolWindow,
  WILD,
} from '#games/jade-orchard/symbols.ts';

const { lines, linePays, scatterAwards } = JADE_ORCHARD_MODEL;

/** Reads a window as it is seen: three rows of text, top to bottom. */
function seen(...rows: [string, string, string]): SymbolWindow {
  const grid = rows.map((row) => row.split(' ').map(known));
  return grid[0]!.map((_, reel) => grid.map((row) => row[reel]!));
}

function known(code: string): SymbolCode {
  if (!isSymbolCode(code)) throw new Error(`no such symbol: ${code}`);
  return code;
}

const evaluate = (window: SymbolWindow) => evaluateWindow(window, JADE_ORCHARD_MODEL);

describe('a window', () => {
  it('pays line 1 across the middle', () => {
    const { lines: wins, scatters } = evaluate(
      seen('A K Q J 10', 'gem gem gem koi koi', 'Q J 10 A K'),
    );
    expect(wins).toEqual([
      {
        line: 1,
        symbol: 'gem',
        count: 3,
        cells: [
          { reel: 0, row: 1 },
          { reel: 1, row: 1 },
          { reel: 2, row: 1 },
        ],
        lineStakes: 50,
      },
    ]);
    expect(scatters).toBeUndefined();
  });

  it('lets lanterns stand for the symbol on the first reel, once per line and at its longest', () => {
    const { lines: wins } = evaluate(
      seen('A K Q J 10', 'koi lantern lantern lantern koi', 'Q J 10 A K'),
    );
    expect(wins.find(({ line }) => line === 1)).toMatchObject({
      symbol: 'koi',
      count: 5,
      lineStakes: 400,
    });
    expect(wins.filter(({ line }) => line === 1)).toHaveLength(1);
    // The same lanterns serve the A, K and Q of lines that only cross them.
    expect(wins.every(({ symbol }) => symbol === 'koi' || symbol === 'A' || symbol === 'Q')).toBe(
      true,
    );
  });

  it('does not let a lantern stand for a moon, nor a moon carry a line', () => {
    const { lines: wins, scatters } = evaluate(
      seen('moon lantern lantern lantern moon', 'A moon A A A', 'K Q J 10 Q'),
    );
    expect(scatters).toMatchObject({ stakes: 2, freeSpins: 10 });
    expect(scatters?.cells).toEqual([
      { reel: 0, row: 0 },
      { reel: 1, row: 1 },
      { reel: 4, row: 0 },
    ]);
    expect(wins.some(({ line }) => line === 1 || line === 2)).toBe(false);
  });

  it('pays from the left only', () => {
    expect(evaluate(seen('A K Q J 10', 'koi gem gem gem gem', 'Q J 10 A K')).lines).toEqual([]);
  });

  it.each([
    [2, undefined],
    [3, { stakes: 2, freeSpins: 10 }],
    [4, { stakes: 10, freeSpins: 15 }],
    [5, { stakes: 50, freeSpins: 20 }],
  ])('with %s moons awards %o', (moons, award) => {
    const row = Array.from({ length: 5 }, (_, reel) => (reel < moons ? 'moon' : 'gem')).join(' ');
    const { scatters } = evaluate(seen('A K Q J 10', row, 'Q J 10 A K'));
    if (award === undefined) expect(scatters).toBeUndefined();
    else expect(scatters).toMatchObject(award);
  });
});

function threeOf(symbol: fc.Arbitrary<SymbolCode>): fc.Arbitrary<SymbolCode[]> {
  return fc.array(symbol, { minLength: 3, maxLength: 3 });
}

it('agrees with the rules read plainly, in any window', () => {
  const middle = fc.constantFrom<SymbolCode>(...LINE_SYMBOLS.slice(0, 4), WILD, SCATTER);
  const outer = middle.filter((symbol) => symbol !== WILD);
  const windows = fc.tuple(
    threeOf(outer),
    threeOf(middle),
    threeOf(middle),
    threeOf(middle),
    threeOf(outer),
  );
  fc.assert(
    fc.property(windows, (window) => {
      const wins = evaluate(window);
      for (const [index, rows] of lines.entries()) {
        const along = rows.map((row, at) => window[at]![row]!);
        const first = along[0]!;
        const length = [5, 4, 3].find((count) =>
          along.slice(0, count).every((symbol) => symbol === first || symbol === WILD),
        );
        const pay = length !== undefined && isLineSymbol(first) ? linePays[first][length - 3] : 0;
        const won = wins.lines.filter(({ line }) => line === index + 1);
        expect(won.reduce((sum, win) => sum + win.lineStakes, 0)).toBe(pay);
        if (pay !== 0) expect(won[0]?.cells).toHaveLength(length!);
      }
      const moons = window.flat().filter((symbol) => symbol === SCATTER).length;
      expect(wins.scatters?.freeSpins).toBe(scatterAwards.get(moons)?.freeSpins);
    }),
  );
});

it('shows the strip from its stop downward and around its end', () => {
  const strips = [['A', 'K', 'Q', 'J'] as const, ['gem', 'koi', 'lotus'] as const];
  expect(windowAt(strips, [3, 0], 3)).toEqual([
    ['J', 'A', 'K'],
    ['gem', 'koi', 'lotus'],
  ]);
  expect(() => windowAt(strips, [0], 3)).toThrow(RangeError);
});
