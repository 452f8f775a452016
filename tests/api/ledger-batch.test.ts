import { describe, expect, it } from 'vitest';
import { depositPostings } from '#domain/ledger/deposit-postings.ts';
import { winPostings } from '#domain/ledger/win-postings.ts';
import { openLedger } from '#server/ledger/ledger.ts';
import type { TransferRequest } from '#server/ledger/transfer-request.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { Problem } from '#server/platform/problem.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, freshRef, openPlayer, said, useLedger } from '#tests/support/test-ledger.ts';

forEachEngine((engine) => {
  const { database, ledger } = useLedger(engine);
  const openOther = (maxWaiting?: number) =>
    openLedger({
      database: database(),
      clock: systemClock,
      log: createLog('silent'),
      ...(maxWaiting === undefined ? {} : { maxWaiting }),
    });

  it('posts what waits together: far fewer commits than operations', async () => {
    const players = await Promise.all(
      Array.from({ length: 60 }, () => openPlayer(database(), ledger(), { cash: 100n })),
    );
    const before = ledger().stats();
    const bets = players.flatMap((p) => [bet(p, 1n), bet(p, 2n), bet(p, 3n)]);
    const outcomes = await Promise.all(bets.map((one) => ledger().post(one)));
    expect(outcomes.every((outcome) => said(outcome) === 'posted')).toBe(true);
    const after = ledger().stats();
    expect(after.operations - before.operations).toBe(180);
    expect(after.batches - before.batches).toBeLessThan(20);
    expect(after.waiting).toBe(0);
    await expectLedgerWhole(database(), { acknowledged: bets });
  });

  describe('one operation that the database refuses', () => {
    const poisons: readonly [string, (request: TransferRequest) => TransferRequest][] = [
      // jsonb takes no NUL, and only the database finds out.
      ['by its content', (request) => ({ ...request, event: { gameCode: 'a\u0000b' } })],
      [
        'by its size',
        (request) => ({
          ...request,
          kind: 'promoPayout',
          postings: winPostings({ payoutMicro: 10n ** 18n }),
        }),
      ],
    ];

    it.each(poisons)('%s fails alone', async (_name, poison) => {
      const players = await Promise.all(
        Array.from({ length: 60 }, (_player, index) =>
          openPlayer(database(), ledger(), index === 41 ? {} : { cash: 5n }),
        ),
      );
      const rich = players[41]!;
      const channel = freshRef('channel');
      for (let times = 0; times < 9; times += 1) {
        const postings = depositPostings({ amountMicro: 10n ** 18n, channel });
        await ledger().post({ ...bet(rich, 0n), kind: 'deposit', postings });
      }
      const requests = players.map((p) => (p === rich ? poison(bet(p, 5n)) : bet(p, 5n)));
      const settled = await Promise.allSettled(requests.map((one) => ledger().post(one)));
      const words = settled.map((one) => (one.status === 'fulfilled' ? said(one.value) : 'failed'));
      expect(words.filter((word) => word === 'posted')).toHaveLength(59);
      expect(['failed', 'outOfRange']).toContain(words[41]);
      await expectLedgerWhole(database(), {
        acknowledged: requests.filter((request) => request.memberId !== rich.memberId),
      });
      // Nothing of it stayed, and the member may go on.
      expect((await ledger().balancesOf(rich)).cash).toBe(9n * 10n ** 18n);
      expect(said(await ledger().post(bet(rich, 5n)))).toBe('posted');
    });
  });

  it.runIf(engine.concurrent)(
    'connections that break lose nothing and post nothing twice',
    async () => {
      const players = await Promise.all(
        Array.from({ length: 20 }, () => openPlayer(database(), ledger(), { cash: 1_000n })),
      );
      const bets = players.flatMap((p) => Array.from({ length: 15 }, () => bet(p, 1n)));
      const breakLanes = () =>
        database().withConnection((connection) =>
          connection.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and query like '%ledger_post%' and pid <> pg_backend_pid()`,
          ),
        );
      let posting = true;
      const breaking = (async () => {
        while (posting) {
          await breakLanes();
          await new Promise((resolve) => setTimeout(resolve, 15));
        }
      })();
      const settled = await Promise.allSettled(bets.map((one) => ledger().post(one)));
      posting = false;
      await breaking;
      const acknowledged = bets.filter((_bet, index) => settled[index]?.status === 'fulfilled');
      for (const one of settled) {
        if (one.status === 'rejected')
          expect(one.reason).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
        else expect(said(one.value)).toBe('posted');
      }
      await expectLedgerWhole(database(), { acknowledged });
      // The unknown ones are sent again, as a vendor would.
      const again = await Promise.all(bets.map((one) => ledger().post(one)));
      for (const outcome of again) expect(['posted', 'replayed']).toContain(said(outcome));
      const balances = await Promise.all(players.map((p) => ledger().balancesOf(p)));
      expect(balances.every(({ cash }) => cash === 985n)).toBe(true);
      await expectLedgerWhole(database(), { acknowledged: bets });
    },
  );

  it.runIf(!engine.concurrent)(
    'a session that forgets what was prepared costs speed, not bets',
    async () => {
      const p = await openPlayer(database(), ledger(), { cash: 10n });
      await database().withConnection((connection) => connection.query('deallocate all'));
      const staked = bet(p, 4n);
      expect(said(await ledger().post(staked))).toBe('posted');
      expect(said(await ledger().post(staked))).toBe('replayed');
      await expectLedgerWhole(database(), { acknowledged: [staked] });
    },
  );

  it('a full queue refuses at once and loses nothing it took', async () => {
    const small = openOther(20);
    const p = await openPlayer(database(), ledger(), { cash: 1_000n });
    const bets = Array.from({ length: 50 }, () => bet(p, 1n));
    const settled = await Promise.allSettled(bets.map((one) => small.post(one)));
    const acknowledged = bets.filter((_bet, index) => settled[index]?.status === 'fulfilled');
    expect(acknowledged).toHaveLength(20);
    for (const one of settled) {
      if (one.status === 'fulfilled') continue;
      expect(one.reason).toBeInstanceOf(Problem);
      expect(one.reason).toMatchObject({ code: 'OVERLOADED', details: { retryAfterSeconds: 1 } });
    }
    expect((await ledger().balancesOf(p)).cash).toBe(980n);
    await small.close();
    await expectLedgerWhole(database(), { acknowledged });
  });

  it('closing answers what waits and takes no more', async () => {
    const closing = openOther();
    const p = await openPlayer(database(), ledger(), { cash: 1_000n });
    const bets = Array.from({ length: 30 }, () => bet(p, 1n));
    const posts = bets.map((one) => closing.post(one));
    const closed = closing.close();
    await expect(closing.post(bet(p, 1n))).rejects.toMatchObject({ code: 'OVERLOADED' });
    await closed;
    expect((await Promise.all(posts)).every((outcome) => said(outcome) === 'posted')).toBe(true);
    await expectLedgerWhole(database(), { acknowledged: bets });
  });

  it('a request that holds together in no way is thrown back before it waits', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 5n });
    const lopsided = { ...bet(p, 1n), postings: [{ fund: 'cash' as const, amountMicro: 1n }] };
    await expect(ledger().post(lopsided)).rejects.toThrow('sum to 1');
    expect(ledger().stats().waiting).toBe(0);
  });

  it('a member without accounts is refused, and not forgotten when they are opened', async () => {
    const stranger = { brand: 'denluma', memberId: 77n, currency: 'PEN' };
    expect(said(await ledger().post(bet(stranger, 1n)))).toBe('accountMissing');
    await database()
      .db.transaction()
      .execute((tx) => ledger().openMemberAccounts(tx, stranger));
    expect(said(await ledger().post(bet(stranger, 1n)))).toBe('insufficientFunds');
  });

  it('opening accounts twice changes nothing', async () => {
    const p = await openPlayer(database(), ledger(), { cash: 5n });
    await database()
      .db.transaction()
      .execute((tx) => ledger().openMemberAccounts(tx, p));
    expect(await ledger().balancesOf(p)).toEqual({
      cash: 5n,
      bonus: 0n,
      promo: 0n,
      locked: 0n,
      agentCredit: 0n,
      receivable: 0n,
    });
  });
});
