import { describe, expect, it } from 'vitest';
import { checkBet, checkVendorPayout } from '#server/products/games/check-bet.ts';
import type { GameSession } from '#server/products/games/game-session.read.ts';

const code = (name: string) => expect.objectContaining({ code: name });
const bet = (amountMicro: bigint, currency = 'PEN') => {
  const owner = { brand: 'a', memberId: 1n, gameCode: 'g', currency };
  checkBet(
    owner as GameSession,
    { ...owner, transactionId: 't', roundRef: 'r', amountMicro },
    null,
  );
};

describe('an amount finer than the smallest unit of its currency', () => {
  it.each([
    ['PEN', 10_001n],
    ['PEN', 1n],
    ['CLP', 500_000n],
    ['KWD', 10_500n],
  ])('is refused in %s as a stake and as a win', (currency, amountMicro) => {
    expect(() => bet(amountMicro, currency)).toThrow(code('AMOUNT_NOT_CONVERTIBLE'));
    expect(() => checkVendorPayout(amountMicro, currency)).toThrow(code('AMOUNT_NOT_CONVERTIBLE'));
  });

  it.each([
    ['PEN', 10_000n],
    ['CLP', 1_000_000n],
    ['KWD', 1_000n],
    ['USDT', 1n],
  ])('is none in %s', (currency, amountMicro) => {
    expect(() => bet(amountMicro, currency)).not.toThrow();
    expect(checkVendorPayout(amountMicro, currency)).toBe(amountMicro);
  });
});

it('names a sign and a size out of range before the unit', () => {
  expect(() => checkVendorPayout(-1n, 'PEN')).toThrow(code('NEGATIVE_AMOUNT'));
  expect(() => checkVendorPayout(10n ** 18n + 1n, 'PEN')).toThrow(code('AMOUNT_OUT_OF_RANGE'));
  expect(() => bet(-1n)).toThrow(code('NEGATIVE_STAKE'));
  expect(() => bet(10n ** 18n + 1n)).toThrow(code('BET_LIMIT_EXCEEDED'));
});
