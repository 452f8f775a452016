import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/sports/fraction.ts';
import { factorOf, HALF_WON, type LegResult, LOST, VOID, WON } from '#domain/sports/leg-result.ts';
import { linesOf, MOST_LEGS, NAMED_BETS, payoutOf } from '#domain/sports/slip.ts';

const UNIT = 1_000_000n;
const MOST = 10n ** 15n;
const named = (name: keyof typeof NAMED_BETS) => linesOf({ ...NAMED_BETS[name], bankers: [] });

const RESULTS = [WON, LOST, VOID, HALF_WON];
const leg = fc.record({
  milli: fc.integer({ min: 1_001, max: 50_000 }),
  result: fc.constantFrom(...RESULTS),
});
const factorsOf = (legs: readonly { milli: number; result: LegResult }[]) =>
  legs.map(({ milli, result }) => factorOf(milli, result));

describe('lines', () => {
  it.each([
    ['trixie', 4],
    ['patent', 7],
    ['yankee', 11],
    ['lucky15', 15],
    ['canadian', 26],
    ['lucky31', 31],
    ['heinz', 57],
    ['lucky63', 63],
    ['superHeinz', 120],
    ['goliath', 247],
  ] as const)('of a %s are %i', (name, count) => {
    expect(named(name)).toHaveLength(count);
  });

  it('have each banker, and each other leg in as many lines as the next', () => {
    const lines = linesOf({ legs: 5, bankers: [3], sizes: [2] });
    expect(lines).toHaveLength(6);
    expect(lines.every((line) => line.includes(3))).toBe(true);
  });

  it.each([
    [{ legs: MOST_LEGS + 1, bankers: [], sizes: [1] }],
    [{ legs: 0, bankers: [], sizes: [1] }],
    [{ legs: 3, bankers: [], sizes: [4] }],
    [{ legs: 3, bankers: [], sizes: [0] }],
    [{ legs: 3, bankers: [], sizes: [] }],
    [{ legs: 3, bankers: [3], sizes: [1] }],
    [{ legs: 3, bankers: [1, 1], sizes: [1] }],
  ])('are refused for %j', (shape) => {
    expect(() => linesOf(shape)).toThrow(RangeError);
  });
});

describe('a payout', () => {
  const four = [
    { milli: 2_000, result: WON },
    { milli: 3_500, result: WON },
    { milli: 1_800, result: VOID },
    { milli: 4_000, result: LOST },
  ];

  it('follows the golden values of the page', () => {
    const pay = (lines: readonly (readonly number[])[], legs: typeof four) =>
      payoutOf(lines, factorsOf(legs), { unitMicro: UNIT, mostMicro: MOST });
    expect(pay(named('yankee'), four)).toBe(19_500_000n);
    expect(pay(named('lucky15'), four)).toBe(26_000_000n);
    const double = [
      { milli: 2_000, result: WON },
      { milli: 1_900, result: HALF_WON },
    ];
    expect(pay([[0, 1]], double)).toBe(2_900_000n);
    const tied = { ...WON, deadHeat: fraction(1n, 3n) };
    expect(pay([[0]], [{ milli: 5_000, result: tied }])).toBe(1_666_666n);
  });

  it('does not depend on the order of legs', () => {
    fc.assert(
      fc.property(fc.array(leg, { minLength: 2, maxLength: 6 }), (legs) => {
        const all = legs.map((_, place) => place);
        const pay = (order: typeof legs) =>
          payoutOf([all], factorsOf(order), { unitMicro: UNIT, mostMicro: MOST });
        expect(pay(legs.toReversed())).toBe(pay(legs));
      }),
    );
  });

  it('adds up the lines of a system one by one, and never exceeds the maximum', () => {
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 3, maxLength: 6 }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (legs, mostMicro) => {
          const lines = linesOf({ legs: legs.length, bankers: [0], sizes: [1, 2] });
          const factors = factorsOf(legs);
          const terms = { unitMicro: UNIT, mostMicro: MOST };
          const apart = lines.reduce((sum, line) => sum + payoutOf([line], factors, terms), 0n);
          expect(payoutOf(lines, factors, terms)).toBe(apart);
          expect(payoutOf(lines, factors, { ...terms, mostMicro })).toBeLessThanOrEqual(mostMicro);
        },
      ),
    );
  });
});
