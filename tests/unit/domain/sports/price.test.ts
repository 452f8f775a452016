import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedFactor, cashOutOf } from '#domain/sports/cash-out.ts';
import { numberOf } from '#domain/sports/fraction.ts';
import { factorOf, LOST, WON } from '#domain/sports/leg-result.ts';
import { areOdds, formatOdds, LEAST_ODDS, ODDS_FORMATS, oddsOf } from '#domain/sports/odds.ts';
import { priced } from '#domain/sports/price.ts';

/** Probabilities of home, draw and away for goals that are Poisson distributed. */
function resultsOf(homeGoals: number, awayGoals: number): readonly [number, number, number] {
  const most = 40;
  const goals = (mean: number) => {
    const parts = [Math.exp(-mean)];
    for (let count = 1; count < most; count += 1) {
      parts.push(((parts[count - 1] ?? 0) * mean) / count);
    }
    return parts;
  };
  const [home, away] = [goals(homeGoals), goals(awayGoals)];
  const sum = (isCounted: (one: number, other: number) => boolean): number =>
    home.reduce(
      (total, one, scored) =>
        total +
        away.reduce((part, other, taken) => part + (isCounted(scored, taken) ? one * other : 0), 0),
      0,
    );
  return [
    sum((one, other) => one > other),
    sum((one, other) => one === other),
    sum((one, other) => one < other),
  ];
}

describe('odds', () => {
  it.each([
    [1_800, ['1.80', '4/5', '-125', '0.80', '0.80', '-1.25']],
    [2_500, ['2.50', '3/2', '+150', '1.50', '-0.6667', '1.50']],
    [2_000, ['2.00', '1/1', '+100', '1.00', '1.00', '1.00']],
  ])('%i thousandths are shown in each format', (milli, shown) => {
    expect(ODDS_FORMATS.map((format) => formatOdds(milli, format))).toEqual(shown);
  });

  it('are whole thousandths within their bounds', () => {
    expect([1_000, 1_001, 10_000_000, 10_000_001, 1_500.5].map(areOdds)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('prices', () => {
  const chances = resultsOf(1.5, 1.1);

  it('follow the golden values of the page', () => {
    expect(chances.map((chance) => Math.round(chance * 100_000))).toEqual([46_424, 25_767, 27_809]);
    expect(priced(chances, 1.05, 'proportional')).toEqual([2_051, 3_696, 3_424]);
    expect(priced(chances, 1.05, 'power')).toEqual([2_079, 3_646, 3_390]);
  });

  it('never fall below the overround', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 30 }),
        fc.double({ min: 1, max: 1.3, noNaN: true }),
        fc.constantFrom('proportional' as const, 'power' as const),
        (weights, overround, rule) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          const odds = priced(
            weights.map((weight) => weight / whole),
            overround,
            rule,
          );
          const book = odds.reduce((sum, milli) => sum + 1_000 / milli, 0);
          expect(odds.every(areOdds)).toBe(true);
          // The least odds give more than a near certainty is worth.
          fc.pre(!odds.includes(LEAST_ODDS));
          expect(book).toBeGreaterThanOrEqual(overround - 1e-9);
        },
      ),
    );
  });
});

describe('a cash-out', () => {
  it('follows the golden values of the page', () => {
    const won = factorOf(2_000, WON);
    const open = expectedFactor(3_000, { wonMillionths: 600_000, voidMillionths: 0 });
    expect(cashOutOf(10_000_000n, [won, open], 500)).toBe(34_200_000n);
    const quarter = expectedFactor(1_900, {
      wonMillionths: 464_240,
      // Half of what a draw gives back.
      voidMillionths: 128_835,
    });
    expect(numberOf(quarter)).toBeCloseTo(1.010_89, 5);
  });

  it('offers nothing for a leg that is lost, and less than the payout of one that is won', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_001, max: 10_000_000 }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 9_999 }),
        (milli, unitMicro, margin) => {
          const won = factorOf(milli, WON);
          const offered = cashOutOf(unitMicro, [won], margin);
          const { over, under } = oddsOf(milli);
          expect(offered).toBeLessThanOrEqual((unitMicro * over) / under);
          expect(cashOutOf(unitMicro, [won, factorOf(milli, LOST)], margin)).toBe(0n);
        },
      ),
    );
  });
});
