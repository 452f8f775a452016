import { beforeAll, describe, expect, it } from 'vitest';
import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import { findTransfer, listEntries } from '#server/ledger/ledger.read.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import {
  bet,
  freshRef,
  openPlayer,
  type Player,
  rollback,
  said,
  useLedger,
  win,
} from '#tests/support/test-ledger.ts';

forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);

  describe('a statement', () => {
    let player: Player;
    beforeAll(async () => {
      player = await openPlayer(database(), ledger(), { cash: 1_000n, bonus: 50n });
      const mixed = bet(player, 60n, { funds: ['bonus', 'cash'], roundRef: 'r1' });
      await ledger().post(mixed);
      await ledger().post(win(player, 25n, mixed.externalRef, { roundRef: 'r1' }));
      await ledger().post(win(player, 0n, mixed.externalRef, { roundRef: 'r1' }));
      for (let times = 0; times < 5; times += 1) await ledger().post(bet(player, 10n));
      await ledger().post(rollback(player, mixed.externalRef));
      await openPlayer(database(), ledger(), { cash: 7n });
    });

    const all = async (limit: number, more: object = {}) => {
      const lines = [];
      let cursor: string | undefined;
      do {
        const page = await listEntries(database().db, { ...player, limit, cursor, ...more });
        expect(page.entries.length).toBeLessThanOrEqual(limit);
        lines.push(...page.entries);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return lines;
    };

    it('runs from newest to oldest, each line from the balance before to the balance after', async () => {
      const lines = await all(100);
      expect(
        lines.map(({ kind, fund, amountMicro }) => [kind, fund, amountMicro]).slice(-5),
      ).toEqual([
        ['win', 'cash', 25n],
        ['bet', 'cash', -10n],
        ['bet', 'bonus', -50n],
        ['adjustment', 'bonus', 50n],
        ['deposit', 'cash', 1_000n],
      ]);
      const balance = { cash: 0n, bonus: 0n };
      for (const line of lines.toReversed()) {
        const fund = line.fund as 'cash' | 'bonus';
        expect(line.balanceBeforeMicro).toBe(balance[fund]);
        balance[fund] = line.balanceAfterMicro;
        expect(line.createdAt).toBeInstanceOf(Date);
      }
      expect(await ledger().balancesOf(player)).toMatchObject(balance);
    });

    it('pages without gap or repeat, whatever the page', async () => {
      const whole = await all(100);
      for (const limit of [1, 2, 3, 7]) expect(await all(limit)).toEqual(whole);
    });

    it('is narrowed by kind and currency, and is the member’s and brand’s own', async () => {
      const bets = await all(2, { kinds: ['bet'] });
      expect(bets).toHaveLength(7);
      expect(bets.every(({ kind }) => kind === 'bet')).toBe(true);
      expect(await all(10, { currency: 'USD' })).toEqual([]);
      expect(await all(10, { brand: 'kyvolta' })).toEqual([]);
      expect(await all(10, { memberId: player.memberId + 1n })).toEqual([]);
    });

    it.each(['', 'x', '1', '1.', '99999999999999999999.1', "1.1' or 1=1"])(
      'refuses the cursor %j',
      async (cursor) => {
        await expect(
          listEntries(database().db, { ...player, limit: 5, cursor }),
        ).rejects.toMatchObject({ code: 'INVALID_QUERY' });
      },
    );
  });

  it('a transfer is found by its reference', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 100n });
    const staked = bet(p, 40n, { roundRef: 'r5' });
    const outcome = await ledger().post(staked);
    expect(await findTransfer(database().db, staked)).toMatchObject({
      ...p,
      kind: 'bet',
      roundRef: 'r5',
      reversedBy: null,
      balances: { cash: 60n },
      moved: { cash: -40n },
    });
    const back = await ledger().post(rollback(p, staked.externalRef));
    const found = await findTransfer(database().db, staked);
    expect(found?.id).toBe(outcome.status === 'posted' ? outcome.transferId : 0n);
    expect(found?.reversedBy).toBe(back.status === 'posted' ? back.transferId : 0n);
    expect(await findTransfer(database().db, { ...staked, provider: 'vendor-b' })).toBeNull();
    expect(await findTransfer(database().db, { ...staked, memberId: p.memberId + 1n })).toBeNull();
  });

  describe('posting in a caller’s transaction', () => {
    const deposit = (p: Player, amountMicro: bigint) => ({
      ...p,
      provider: 'sandbox',
      externalRef: freshRef('deposit'),
      kind: 'deposit' as const,
      postings: depositPostings({ amountMicro, channel: 'sandbox' }),
    });

    it('commits with it, sees its own steps, and follows the same rules', async () => {
      const p = await openPlayer(database(), ledger());
      const first = deposit(p, 100n);
      await database()
        .db.transaction()
        .execute(async (tx) => {
          expect(await ledger().postIn(tx, first)).toMatchObject({
            status: 'posted',
            balances: { cash: 100n },
          });
          expect(said(await ledger().postIn(tx, first))).toBe('replayed');
          expect(said(await ledger().postIn(tx, bet(p, 101n)))).toBe('insufficientFunds');
          const staked = bet(p, 40n);
          expect(said(await ledger().postIn(tx, staked))).toBe('posted');
          expect(said(await ledger().postIn(tx, rollback(p, staked.externalRef)))).toBe('posted');
          expect(await ledger().postIn(tx, rollback(p, freshRef()))).toMatchObject({
            tombstone: true,
          });
        });
      expect((await ledger().balancesOf(p)).cash).toBe(100n);
      await expectLedgerWhole(database(), { acknowledged: [first] });
    });

    it('falls with it, and leaves nothing behind in memory', async () => {
      const p = await openPlayer(database(), ledger());
      // Neither the channel's account nor the member's other currency exists outside the transaction.
      const channel = freshRef('channel');
      const first = {
        ...deposit(p, 100n),
        currency: 'USD',
        postings: depositPostings({ amountMicro: 100n, channel }),
      };
      const failed = database()
        .db.transaction()
        .execute(async (tx) => {
          await ledger().openMemberAccounts(tx, { ...p, currency: 'USD' });
          expect(said(await ledger().postIn(tx, first))).toBe('posted');
          throw new Error('no');
        });
      await expect(failed).rejects.toThrow('no');
      expect(said(await ledger().post(first))).toBe('accountMissing');
      await database()
        .db.transaction()
        .execute((tx) => ledger().openMemberAccounts(tx, { ...p, currency: 'USD' }));
      expect(said(await ledger().post(first))).toBe('posted');
      await expectLedgerWhole(database(), { acknowledged: [first] });
    });

    it('a deposit confirmed many times at once is credited once', async () => {
      const p = await openPlayer(database(), ledger());
      const first = deposit(p, 100n);
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_times, index) =>
          index % 2 === 0
            ? ledger().post(first)
            : database()
                .db.transaction()
                .execute((tx) => ledger().postIn(tx, first)),
        ),
      );
      expect(outcomes.filter((outcome) => said(outcome) === 'posted')).toHaveLength(1);
      expect(outcomes.filter((outcome) => said(outcome) === 'replayed')).toHaveLength(7);
      expect((await ledger().balancesOf(p)).cash).toBe(100n);
      await expectLedgerWhole(database(), { acknowledged: [first] });
    });
  });
});
