import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SymbolWindow } from '#games/slot/events.ts';
import { lineWins, scatterWin, waysWins, windowAt } from '#games/slot/math/evaluate.ts';
import { modelOf } from '#games/slot/math/model.ts';
import { JADE_MODEL, titleOf } from './titles.ts';

const lines = JADE_MODEL.lines ?? [];
const { pays, awards } = JADE_MODEL;
const WILD = 'lantern';
const SCATTER = 'moon';

/** Reads a window as it is seen: three rows of text, top to bottom. */
function seen(...rows: [string, string, string]): SymbolWindow {
  const grid = rows.map((row) => row.split(' '));
  return grid[0]!.map((_, reel) => grid.map((row) => row[reel]!));
}

const evaluate = (window: SymbolWindow) => ({
  lines: lineWins(window, JADE_MODEL, lines),
  scatters: scatterWin(window, JADE_MODEL),
});

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
        parts: 50,
        wilds: 1,
      },
    ]);
    expect(scatters).toBeNull();
  });

  it('lets lanterns stand for the symbol on the first reel, once per line and at its longest', () => {
    const { lines: wins } = evaluate(
      seen('A K Q J 10', 'koi lantern lantern lantern koi', 'Q J 10 A K'),
    );
    expect(wins.find(({ line }) => line === 1)).toMatchObject({
      symbol: 'koi',
      count: 5,
      parts: 400,
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
    if (award === undefined) expect(scatters).toBeNull();
    else expect(scatters).toMatchObject(award);
  });
});

function threeOf(symbol: fc.Arbitrary<string>): fc.Arbitrary<string[]> {
  return fc.array(symbol, { minLength: 3, maxLength: 3 });
}

it('agrees with the rules read plainly, in any window', () => {
  const middle = fc.constantFrom(...[...pays.keys()].slice(0, 4), WILD, SCATTER);
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
        const pay = length === undefined ? 0 : (pays.get(first)?.[length - 3] ?? 0);
        const won = wins.lines.filter(({ line }) => line === index + 1);
        expect(won.reduce((sum, win) => sum + win.parts, 0)).toBe(pay);
        if (pay !== 0) expect(won[0]?.cells).toHaveLength(length!);
      }
      const moons = window.flat().filter((symbol) => symbol === SCATTER).length;
      expect(wins.scatters?.freeSpins).toBe(awards.get(Math.min(moons, 5))?.freeSpins);
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

describe('ways', () => {
  const model = modelOf(titleOf('reef-chorus'));
  const ways = (...rows: [string, string, string]) =>
    waysWins(seen(...rows), model).map(({ symbol, count, ways: each, parts }) => ({
      symbol,
      count,
      ways: each,
      parts,
    }));
  const five = (symbol: string) => model.pays.get(symbol) ?? [0, 0, 0];

  it('multiply from reel to reel until a symbol is missing', () => {
    expect(ways('octopus octopus A K Q', 'octopus turtle octopus A K', 'K octopus A K Q')).toEqual([
      { symbol: 'octopus', count: 3, ways: 2 * 2 * 1, parts: five('octopus')[0] * 4 },
    ]);
  });

  it('count a wild with a multiplier as so many symbols', () => {
    expect(ways('octopus wild A K Q', 'K octopus wild A K', 'Q A K Q A')[0]).toMatchObject({
      symbol: 'octopus',
      count: 3,
      ways: 3 * 2,
    });
  });
});

it('multiplies a line by each of its wilds', () => {
  const model = modelOf(titleOf('royal-parade'));
  const wins = lineWins(seen('A K Q J A', 'crown wild wild crown K', 'Q J A K Q'), model, [
    [1, 1, 1, 1, 1],
  ]);
  expect(wins).toMatchObject([{ symbol: 'crown', count: 4, wilds: 4 }]);
});
