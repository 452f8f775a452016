import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanPrizeMicro, prizeInStock } from '#domain/promotion/raffle.ts';
import { canSplit, splitPot } from '#domain/promotion/split-pot.ts';

const SEEDS = { serverSeed: 'a'.repeat(64), salt: 'b'.repeat(32) };

it('a split sums to the pot within its bounds, in whole units, and the same seeds split the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.bigInt({ min: 1n, max: 40n }),
      fc.bigInt({ min: 0n, max: 200n }),
      fc.bigInt({ min: 0n, max: 10_000n }),
      fc.constantFrom(1n, 10_000n, 1_000_000n),
      (envelopes, least, range, above, unitMicro) => {
        const count = BigInt(envelopes);
        const most = least + range;
        const pot = count * least + (above % (count * range + 1n));
        const split = {
          potMicro: pot * unitMicro,
          envelopes,
          leastMicro: least * unitMicro,
          mostMicro: most * unitMicro,
          unitMicro,
        };
        expect(canSplit(split)).toBe(true);
        const amounts = splitPot(split, SEEDS);
        expect(amounts).toHaveLength(envelopes);
        expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(split.potMicro);
        for (const amount of amounts) {
          expect(amount >= split.leastMicro && amount <= split.mostMicro).toBe(true);
          expect(amount % unitMicro).toBe(0n);
        }
        expect(splitPot(split, SEEDS)).toEqual(amounts);
      },
    ),
  );
});

it('a split that cannot sum to its pot is refused', () => {
  const split = {
    potMicro: 100n,
    envelopes: 10,
    leastMicro: 1n,
    mostMicro: 20n,
    unitMicro: 1n,
  };
  expect(canSplit(split)).toBe(true);
  for (const change of [
    { leastMicro: 11n },
    { mostMicro: 9n },
    { envelopes: 0 },
    { leastMicro: 0n },
    { leastMicro: 20n, mostMicro: 1n },
    { potMicro: 105n, unitMicro: 10n },
  ]) {
    expect(canSplit({ ...split, ...change })).toBe(false);
    expect(() => splitPot({ ...split, ...change }, SEEDS)).toThrow(RangeError);
  }
});

it('a prize whose stock is used up gives way to the last of the list', () => {
  const prizes = [
    { weight: 1, amountMicro: '90', stock: 2 },
    { weight: 3, amountMicro: '10', stock: 0 },
  ];
  expect([0, 1, 2, 3].map((given) => prizeInStock(prizes, 0, given))).toEqual([0, 0, 1, 1]);
  expect(prizeInStock(prizes, 1, 1_000)).toBe(1);
  expect([meanPrizeMicro(prizes), meanPrizeMicro(prizes, 3), meanPrizeMicro([])]).toEqual([
    30n,
    90n,
    0n,
  ]);
});
