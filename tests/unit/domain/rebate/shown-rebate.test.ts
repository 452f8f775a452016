import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownRebate } from '#domain/rebate/shown-rebate.ts';

const CENT = 10_000n;
/** [rebate, claimed] of each line. */
type Lines = readonly (readonly [bigint, bigint])[];

const shown = (lines: Lines, claimableMicro: bigint) => {
  const made = shownRebate(
    {
      lines: lines.map(([amountMicro, claimedMicro]) => ({ amountMicro, claimedMicro })),
      claimableMicro,
    },
    CENT,
  );
  return {
    lines: made.lines.map(({ amountMicro, claimedMicro }) => [amountMicro, claimedMicro]),
    earlier: made.earlierMicro,
    claimable: made.claimableMicro,
  };
};

describe('a shown rebate', () => {
  it.each([
    ['whole cents stay as they are', [[600_000n, 0n]], 600_000n, [[600_000n, 0n]], 0n, 600_000n],
    [
      'cut lines get the missing cent by the largest remainder',
      [
        [19_000n, 0n],
        [15_000n, 0n],
        [12_000n, 0n],
      ],
      46_000n,
      [
        [20_000n, 0n],
        [10_000n, 0n],
        [10_000n, 0n],
      ],
      0n,
      40_000n,
    ],
    ['a claimed fraction', [[600_000n, 5_999n]], 594_001n, [[600_000n, 10_000n]], 0n, 590_000n],
    ['earlier days count', [[19_000n, 0n]], 35_000n, [[20_000n, 0n]], 10_000n, 30_000n],
    ['a correction is below zero', [[30_000n, 0n]], 0n, [[30_000n, 0n]], -30_000n, 0n],
  ] as const)('adds up: %s', (_name, lines, claimable, expected, earlier, total) => {
    expect(shown(lines, claimable)).toEqual({ lines: expected, earlier, claimable: total });
  });

  it('adds up for any amounts, each within a cent of the exact one', () => {
    const amount = fc.bigInt({ min: 0n, max: 50_000_000n });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, amount), { maxLength: 8 }),
        fc.bigInt({ min: 0n, max: 50_000_000n }),
        (lines, claimable) => {
          const made = shown(lines, claimable);
          const sum = made.lines.reduce((all, [one = 0n, less = 0n]) => all + one - less, 0n);
          expect(sum + made.earlier).toBe(made.claimable);
          const pairs = made.lines.flatMap((pair, at) =>
            pair.map((one, side) => [one, lines[at]?.[side] ?? 0n] as const),
          );
          for (const [one, exact] of pairs) {
            expect(one % CENT).toBe(0n);
            expect(one > exact - CENT && one < exact + CENT).toBe(true);
          }
        },
      ),
    );
  });
});
