import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTurnover, weightOf } from '#domain/turnover/count-turnover.ts';
import { splitPayout } from '#domain/turnover/split-payout.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const requirement = fc.record({
  id: fc.bigInt({ min: 1n, max: 9n }),
  leftMicro: amount,
  percent: fc.integer({ min: 0, max: 100 }),
});

describe('counting turnover', () => {
  it('never counts a stake beyond itself, nor a requirement beyond what is left', () => {
    fc.assert(
      fc.property(amount, fc.array(requirement, { maxLength: 5 }), (stake, owed) => {
        const shares = countTurnover(stake, owed);
        let used = 0n;
        for (const { countedMicro, percent } of shares) {
          expect(countedMicro).toBeGreaterThanOrEqual(0n);
          if (countedMicro > 0n) used += (countedMicro * 100n) / BigInt(percent);
        }
        expect(used).toBeLessThanOrEqual(stake);
        for (const [index, { countedMicro }] of shares.entries()) {
          const left = owed.filter(({ leftMicro }) => leftMicro > 0n)[index]?.leftMicro ?? 0n;
          expect(countedMicro).toBeLessThanOrEqual(left);
        }
      }),
    );
  });

  it('pays the oldest first, passes on what is not needed, and lets a game without weight pass', () => {
    const owed = [
      { id: 1n, leftMicro: 10n, percent: 50 },
      { id: 2n, leftMicro: 100n, percent: 0 },
      { id: 3n, leftMicro: 100n, percent: 100 },
    ];
    expect(countTurnover(50n, owed)).toEqual([
      { id: 1n, countedMicro: 10n, percent: 50 },
      { id: 2n, countedMicro: 0n, percent: 0 },
      { id: 3n, countedMicro: 30n, percent: 100 },
    ]);
  });

  it('weighs a game by its own weight, else its category, else not at all', () => {
    const categories = [{ gameCategory: 'RNG', percent: 80 }];
    const games = [{ gameCode: 'wheel', percent: 10 }];
    const of = (category: string, gameCode: string) =>
      weightOf({ categories, games }, { category, gameCode });
    expect([of('RNG', 'wheel'), of('RNG', 'reels'), of('LIVE', 'cards')]).toEqual([10, 80, 0]);
    expect(weightOf({ categories: [], games }, { category: 'LIVE', gameCode: 'cards' })).toBe(100);
  });
});

describe('splitting a payout', () => {
  it('pays every unit once, and favours the cash', () => {
    fc.assert(
      fc.property(amount, amount, amount, (payout, cashMicro, bonusMicro) => {
        const split = splitPayout(payout, { cashMicro, bonusMicro });
        expect(split.cashMicro + split.bonusMicro).toBe(payout);
        expect(split.cashMicro).toBeGreaterThanOrEqual(0n);
        expect(split.bonusMicro).toBeGreaterThanOrEqual(0n);
        const stake = cashMicro + bonusMicro;
        if (stake > 0n) {
          expect(split.bonusMicro * stake).toBeLessThanOrEqual(payout * bonusMicro);
        }
      }),
    );
  });
});
