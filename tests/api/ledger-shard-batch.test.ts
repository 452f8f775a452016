import { describe, expect, it } from 'vitest';
import { shardOf } from '#domain/ledger/shard.ts';
import { balanceOf } from '#server/ledger/ledger.read.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { launchJade, vendorRound } from '#tests/support/play.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, openPlayer, rollback, said, useLedger, win } from '#tests/support/test-ledger.ts';

/** What an engine that routes statements by shard gets by configuration. */
forEachEngine((engine) => {
  describe('a ledger whose batches are of one shard', () => {
    const { database, ledger } = useLedger(engine, { scope: 'one' });

    it('posts bets, wins and rollbacks of members of many shards', async () => {
      const players = await Promise.all(
        Array.from({ length: 40 }, () => openPlayer(database(), ledger(), { cash: 100n })),
      );
      const shards = new Set(players.map(({ memberId }) => shardOf(memberId)));
      expect(shards.size).toBeGreaterThan(3);
      const before = ledger().stats();
      const bets = players.map((player) => bet(player, 40n));
      const placed = await Promise.all(bets.map((one) => ledger().post(one)));
      expect(placed.map(said)).toEqual(bets.map(() => 'posted'));
      expect(ledger().stats().batches - before.batches).toBeGreaterThanOrEqual(shards.size);
      const ends = players.map((player, index) => {
        const { externalRef } = bets[index]!;
        return index % 2 === 0 ? win(player, 15n, externalRef) : rollback(player, externalRef);
      });
      const ended = await Promise.all([...ends, ...bets].map((one) => ledger().post(one)));
      expect(ended.slice(0, 40).map(said)).toEqual(ends.map(() => 'posted'));
      expect(ended.slice(40).map(said)).toEqual(bets.map(() => 'replayed'));
      for (const [index, player] of players.entries()) {
        const { cash } = await balanceOf(database().db, player, player.currency);
        expect(cash).toBe(index % 2 === 0 ? 75n : 100n);
      }
      await expectLedgerWhole(database(), { acknowledged: [...bets, ...ends] });
    });
  });

  it('a server configured for it takes bets', async () => {
    const database = await engine.open();
    const app = await openTestApp(database, { LEDGER_BATCH: 'shard' });
    try {
      const member = await registerMember(app);
      await deposit(app, member, 10_000_000n);
      const round = vendorRound(app, member, await launchJade(app, member));
      expect((await round.bet()).body.success).toBe(true);
      expect((await round.win(2_000_000n)).body.success).toBe(true);
      await expectLedgerWhole(database);
    } finally {
      await app.server.close();
      await database.close();
    }
  });
});
