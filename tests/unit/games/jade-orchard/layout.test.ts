import { describe, expect, it } from 'vitest';
import { JADE_ORCHARD_MODEL } from '#games/jade-orchard/math/model.ts';
import { JADE_ORCHARD_RULES } from '#games/jade-orchard/rules.ts';
import { JADE_ORCHARD_SHEET } from '#games/jade-orchard/sheet.ts';
import { LINE_SYMBOLS, SCATTER, WILD } from '#games/jade-orchard/symbols.ts';

const { baseStrips, freeStrips, lines, linePays, rows, scatterAwards } = JADE_ORCHARD_MODEL;

describe.each([
  ['base', baseStrips],
  ['free', freeStrips],
])('the %s strips', (_, strips) => {
  it('are five reels of thirty stops', () => {
    expect(strips.map((strip) => strip.length)).toEqual([30, 30, 30, 30, 30]);
  });

  it('bear wilds on exactly the reels the sheet names', () => {
    const bearing = strips.flatMap((strip, reel) => (strip.includes(WILD) ? [reel] : []));
    expect(bearing).toEqual(JADE_ORCHARD_SHEET.wildReels);
  });

  it('never show two moons on a reel, so that five are the most', () => {
    for (const strip of strips) {
      expect(strip.filter((symbol) => symbol === SCATTER)).toHaveLength(1);
    }
  });

  it('bear every paying symbol on every reel', () => {
    for (const strip of strips)
      expect(new Set(strip)).toEqual(new Set([...strip, ...LINE_SYMBOLS]));
  });
});

describe('the lines', () => {
  it('are 25 different ways through the window', () => {
    expect(lines).toHaveLength(JADE_ORCHARD_RULES.lines);
    expect(new Set(lines.map((line) => line.join())).size).toBe(lines.length);
    for (const line of lines) {
      expect(line).toHaveLength(JADE_ORCHARD_RULES.reels);
      expect(line.every((row) => Number.isInteger(row) && row >= 0 && row < rows)).toBe(true);
    }
  });

  it('share a stake of the rules evenly', () => {
    expect(JADE_ORCHARD_RULES.stakeDivisor).toBe(lines.length);
    expect(JADE_ORCHARD_RULES.rows).toBe(rows);
  });
});

describe('the pay table', () => {
  it('pays more for more of a kind, and never more for a cheaper symbol', () => {
    const pays = LINE_SYMBOLS.map((symbol) => linePays[symbol]);
    for (const [three, four, five] of pays)
      expect(0 < three && three < four && four < five).toBe(true);
    for (const [index, dearer] of pays.slice(0, -1).entries()) {
      const cheaper = pays[index + 1]!;
      expect(dearer.every((pay, count) => pay >= cheaper[count]!)).toBe(true);
    }
  });

  it('awards 10, 15 and 20 free spins at double pay', () => {
    expect([...scatterAwards].map(([count, { freeSpins }]) => [count, freeSpins])).toEqual([
      [3, 10],
      [4, 15],
      [5, 20],
    ]);
    expect(JADE_ORCHARD_MODEL.freeSpinMultiplier).toBe(2);
  });
});
