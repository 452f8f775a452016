import { funds } from '#contract/generated/enum-values.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { type PostedEntry, rollbackPostings } from '#domain/ledger/rollback-postings.ts';

describe('rollbackPostings', () => {
  it('restores the exact mix a bet took', () => {
    const bet: PostedEntry[] = [
      { account: { fund: 'bonus' }, amountMicro: -30n },
      { account: { fund: 'cash' }, amountMicro: -20n },
      { account: { system: HOUSE }, amountMicro: 50n },
    ];
    expect(rollbackPostings(bet)).toEqual([
      { system: HOUSE, amountMicro: -50n },
      { fund: 'bonus', amountMicro: 30n },
      { fund: 'cash', amountMicro: 20n },
    ]);
  });

  it('nets a bet and win of one transfer, and leaves out what comes to nothing', () => {
    const betWin: PostedEntry[] = [
      { account: { fund: 'cash' }, amountMicro: -10n },
      { account: { system: HOUSE }, amountMicro: 10n },
      { account: { system: HOUSE }, amountMicro: -10n },
      { account: { fund: 'cash' }, amountMicro: 10n },
    ];
    expect(rollbackPostings(betWin)).toEqual([]);
    expect(rollbackPostings([])).toEqual([]);
  });

  it('added to what it takes back leaves every account as it was', () => {
    const account = fc.oneof(
      fc.constantFrom(...funds).map((fund) => ({ fund })),
      fc.constant({ system: HOUSE }),
    );
    const pairs = fc.array(fc.tuple(account, account, fc.bigInt({ min: 1n, max: 10n ** 12n })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(pairs, (moves) => {
        const entries = moves.flatMap(([from, to, amountMicro]): PostedEntry[] => [
          { account: from, amountMicro: -amountMicro },
          { account: to, amountMicro },
        ]);
        const left = new Map<string, bigint>();
        const add = (key: string, amountMicro: bigint): void => {
          left.set(key, (left.get(key) ?? 0n) + amountMicro);
        };
        for (const entry of entries) add(JSON.stringify(entry.account), entry.amountMicro);
        for (const { amountMicro, ...at } of rollbackPostings(entries))
          add(JSON.stringify(at), amountMicro);
        expect([...left.values()].every((amountMicro) => amountMicro === 0n)).toBe(true);
      }),
    );
  });
});
