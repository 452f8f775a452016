import { describe, expect, it } from 'vitest';
import { countModel } from '#games/jade-orchard/proof/counted-model.ts';
import { JADE_ORCHARD_MODEL, type ReelModel } from '#games/jade-orchard/math/model.ts';
import { proveReturn } from '#games/jade-orchard/proof/prove-return.ts';
import { provenFigures, publishFigures } from '#games/jade-orchard/proof/publish-figures.ts';
import type { Strip } from '#games/jade-orchard/math/strips.ts';
import { JADE_ORCHARD_SHEET } from '#games/jade-orchard/sheet.ts';
import type { SymbolCode } from '#games/jade-orchard/symbols.ts';

const { figures } = JADE_ORCHARD_SHEET;
const model = JADE_ORCHARD_MODEL;

function withStop(
  strips: readonly Strip[],
  at: { reel: number; stop: number },
  to: SymbolCode,
): Strip[] {
  return strips.map((strip, reel) => (reel === at.reel ? strip.with(at.stop, to) : strip));
}

function withLineChanged(line: number, rows: readonly number[]): ReelModel {
  return { ...model, lines: model.lines.with(line - 1, rows) };
}

it('states exactly what the game computes to', () => {
  expect(publishFigures(countModel(model))).toEqual(figures);
});

describe('the stated figures', () => {
  it('are where a game of this kind should be', () => {
    expect(Number(figures.returnToPlayer.percent)).toBeGreaterThan(96);
    expect(Number(figures.returnToPlayer.percent)).toBeLessThan(96.5);
    expect(Number(figures.hitRate.percent)).toBeGreaterThan(30);
    expect(Number(figures.hitRate.percent)).toBeLessThan(40);
    expect(figures.volatility).toBe('medium');
  });

  it('lose no digit to the win cap', () => {
    const { numerator, denominator, percent } = figures.returnToPlayer;
    const uncapped = Number((BigInt(numerator) * 10n ** 15n) / BigInt(denominator)) / 1e13;
    expect(uncapped.toFixed(4)).toBe(percent);
    expect((uncapped - Number(figures.winCap.costPercentAtMost)).toFixed(4)).toBe(percent);
    expect(figures.winCap.stakes).toBe(JADE_ORCHARD_SHEET.winCapStakes);
  });

  it('survive JSON', () => {
    expect(JSON.parse(JSON.stringify(JADE_ORCHARD_SHEET))).toEqual(JADE_ORCHARD_SHEET);
  });
});

describe('a planted fault turns the proof red', () => {
  const faults: [string, ReelModel][] = [
    [
      'one stop of a base reel: a bell for a gem',
      { ...model, baseStrips: withStop(model.baseStrips, { reel: 0, stop: 1 }, 'bell') },
    ],
    [
      'one stop of a base reel: a second lantern less',
      { ...model, baseStrips: withStop(model.baseStrips, { reel: 3, stop: 6 }, 'J') },
    ],
    [
      'one stop of a free reel: one lantern more',
      { ...model, freeStrips: withStop(model.freeStrips, { reel: 2, stop: 0 }, 'lantern') },
    ],
    [
      'two neighbouring stops of a base reel swapped',
      {
        ...model,
        baseStrips: withStop(
          withStop(model.baseStrips, { reel: 4, stop: 0 }, 'K'),
          { reel: 4, stop: 1 },
          'lotus',
        ),
      },
    ],
    ['one pay, a line stake more', { ...model, linePays: { ...model.linePays, Q: [10, 31, 80] } }],
    [
      'two pays swapped',
      { ...model, linePays: { ...model.linePays, bell: [20, 60, 200], coins: [15, 50, 150] } },
    ],
    ['one row of one line', withLineChanged(25, [2, 0, 2, 0, 1])],
    [
      'one moon pay',
      {
        ...model,
        scatterAwards: new Map([...model.scatterAwards, [3, { stakes: 3, freeSpins: 10 }]]),
      },
    ],
    [
      'one free spin more',
      {
        ...model,
        scatterAwards: new Map([...model.scatterAwards, [5, { stakes: 50, freeSpins: 21 }]]),
      },
    ],
    ['another multiplier', { ...model, freeSpinMultiplier: 3 }],
    ['one free spin less at most', { ...model, freeSpinCap: 29 }],
  ];

  const published = provenFigures(proveReturn(countModel(model)));

  it('and the real game does not', () => {
    expect(figures).toMatchObject(published);
  });

  it.each(faults)('%s', (_, faulty) => {
    const found = provenFigures(proveReturn(countModel(faulty)));
    expect(found).not.toEqual(published);
    expect(() => expect(figures).toMatchObject(found)).toThrow();
  });

  it('one row of a line leaves the return, and moves the hit rate', () => {
    const found = provenFigures(proveReturn(countModel(withLineChanged(25, [2, 0, 2, 0, 1]))));
    expect(found.returnToPlayer).toEqual(figures.returnToPlayer);
    expect(found.standardDeviation).not.toBe(figures.standardDeviation);
  });
});
