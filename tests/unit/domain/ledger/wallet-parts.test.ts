import { describe, expect, it } from 'vitest';
import { walletParts } from '#domain/ledger/wallet-parts.ts';

const NOTHING = { cash: 0n, bonus: 0n, locked: 0n, promo: 0n, agentCredit: 0n, receivable: 0n };

describe('the parts of a wallet', () => {
  it.each([
    ['nothing', {}, { available: 0n, held: 0n }],
    ['cash alone', { cash: 100n }, { available: 100n, held: 0n }],
    ['a part held', { cash: 50n, locked: 50n }, { available: 50n, held: 50n }],
    ['all of it held', { locked: 100n }, { available: 0n, held: 100n }],
    [
      'all play funds',
      { cash: 5n, bonus: 7n, promo: 2n, locked: 3n },
      { available: 14n, held: 3n },
    ],
    [
      'a debt and agent credit',
      { cash: 5n, agentCredit: 90n, receivable: -8n },
      { available: 5n, held: 0n },
    ],
  ])('count each amount once: %s', (_name, balances, expected) => {
    const { availableMicro, heldMicro, funds } = walletParts({ ...NOTHING, ...balances });
    expect({ available: availableMicro, held: heldMicro }).toEqual(expected);
    expect(funds.map(({ fund }) => fund)).toEqual(['cash', 'bonus', 'promo']);
    expect(funds.reduce((sum, { amountMicro }) => sum + amountMicro, 0n)).toBe(availableMicro);
  });
});
