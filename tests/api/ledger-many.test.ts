import { describe, expect, it } from 'vitest';
import { LedgerRequestError } from '#server/ledger/check-request.ts';
import { balanceOf } from '#server/ledger/ledger.read.ts';
import type { ShardScope } from '#server/ledger/shard-scope.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, openPlayer, said, useLedger } from '#tests/support/test-ledger.ts';

const SCOPES: readonly ShardScope[] = ['each', 'one'];

forEachEngine((engine) => {
  describe.each(SCOPES)(
    'requests of many members in one transaction, batches of %s shard',
    (scope) => {
      const { database, ledger } = useLedger(engine, { scope });
      const openPlayers = (count: number) =>
        Promise.all(
          Array.from({ length: count }, () => openPlayer(database(), ledger(), { cash: 100n })),
        );
      const cashOf = async (player: Awaited<ReturnType<typeof openPlayer>>) =>
        (await balanceOf(database().db, player, player.currency)).cash;

      it('posts those that may be, and refuses the others alone', async () => {
        const players = await openPlayers(40);
        const bets = players.map((player, index) => bet(player, index % 4 === 0 ? 101n : 40n));
        const outcomes = await inTransaction(database().db, (tx) => ledger().postManyIn(tx, bets));
        expect(outcomes.map(said)).toEqual(
          bets.map((_bet, index) => (index % 4 === 0 ? 'insufficientFunds' : 'posted')),
        );
        expect(await Promise.all(players.map(cashOf))).toEqual(
          players.map((_player, index) => (index % 4 === 0 ? 100n : 60n)),
        );
        const posted = bets.filter((_bet, index) => index % 4 !== 0);
        await expectLedgerWhole(database(), { acknowledged: posted });
      });

      it('posts nothing when the transaction fails', async () => {
        const players = await openPlayers(8);
        const failing = inTransaction(database().db, async (tx) => {
          await ledger().postManyIn(
            tx,
            players.map((player) => bet(player, 40n)),
          );
          throw new Error('something else failed');
        });
        await expect(failing).rejects.toThrow('something else failed');
        expect(await Promise.all(players.map(cashOf))).toEqual(players.map(() => 100n));
        await expectLedgerWhole(database());
      });

      it('posts each once when two ask at the same moment, in any order', async () => {
        const bets = (await openPlayers(12)).map((player) => bet(player, 40n));
        const both = await Promise.all(
          [bets, bets.toReversed()].map((asked) =>
            inTransaction(database().db, (tx) => ledger().postManyIn(tx, asked)),
          ),
        );
        const words = both.flat().map(said);
        expect(words.filter((word) => word === 'posted')).toHaveLength(12);
        expect(words.filter((word) => word === 'replayed')).toHaveLength(12);
        await expectLedgerWhole(database(), { acknowledged: bets });
      });

      it('refuses a member twice and a second currency', async () => {
        const [player, other] = await openPlayers(2);
        const ask = (...requests: ReturnType<typeof bet>[]) =>
          inTransaction(database().db, (tx) => ledger().postManyIn(tx, requests));
        await expect(ask(bet(player!, 1n), bet(player!, 1n))).rejects.toThrow(LedgerRequestError);
        const foreign = { ...bet(other!, 1n), currency: 'EUR' };
        await expect(ask(bet(player!, 1n), foreign)).rejects.toThrow(LedgerRequestError);
        expect(await inTransaction(database().db, (tx) => ledger().postManyIn(tx, []))).toEqual([]);
      });
    },
  );
});
