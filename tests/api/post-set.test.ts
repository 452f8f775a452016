import { describe, expect, it } from 'vitest';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { SHARDS, shardOf } from '#domain/ledger/shard.ts';
import { LedgerRequestError } from '#server/ledger/check-request.ts';
import type { SetCredit, SetRequest } from '#server/ledger/post-set.ts';
import { expectEvent } from '#tests/support/expect-event.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import {
  bet,
  BRAND,
  CURRENCY,
  freshRef,
  openPlayer,
  type Player,
  said,
  useLedger,
} from '#tests/support/test-ledger.ts';

/** A set over a list, as a table of winners would give it; `chunk` makes pages small. */
function setOf(credits: readonly SetCredit[], chunk = 7): SetRequest {
  const sorted = credits.toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
  return {
    brand: BRAND,
    currency: CURRENCY,
    provider: 'test-lottery',
    setRef: freshRef('draw'),
    kind: 'promoPayout',
    against: HOUSE,
    read: async (shard, after, limit) =>
      sorted
        .filter(({ memberId }) => shardOf(memberId) === shard && memberId > after)
        .slice(0, Math.min(limit, chunk)),
  };
}

forEachEngine((engine) => {
  describe('postSet', () => {
    const { database, ledger } = useLedger(engine);
    const openPlayers = async (count: number, cash = 10n) => {
      const players: Player[] = [];
      for (let made = 0; made < count; made += 1) {
        players.push(await openPlayer(database(), ledger(), { cash }));
      }
      return players;
    };
    const cashOf = async (player: Player) => (await ledger().balancesOf(player)).cash;
    const creditsOf = (players: readonly Player[]) =>
      players.map(({ memberId }, index) => ({ memberId, amountMicro: BigInt(index + 1) }));
    const acknowledged = ({ provider, setRef }: SetRequest, credits: readonly SetCredit[]) =>
      credits.map(({ memberId }) => ({ provider, externalRef: `${setRef}:${memberId}` }));
    const eventsOf = async ({ setRef }: SetRequest) =>
      (
        await database()
          .db.selectFrom('outbox')
          .select('payload')
          .where('topic', '=', 'ledger.set')
          .execute()
      )
        .map(({ payload }) => payload as { setRef: string; credits: number; rest: unknown[] })
        .filter((event) => event.setRef === setRef);

    it('credits every member once, with one event per chunk, and a repeated call adds nothing', async () => {
      const players = await openPlayers(60);
      const credits = creditsOf(players);
      const set = setOf(credits, 3);
      expect(await ledger().postSet(set)).toEqual({ posted: 60, replayed: 0, refused: [] });
      for (const [index, player] of players.entries()) {
        expect(await cashOf(player)).toBe(10n + BigInt(index + 1));
      }
      expect(await ledger().postSet(set)).toEqual({ posted: 0, replayed: 0, refused: [] });
      const perShard = Array.from(
        { length: SHARDS },
        (_shard, shard) => players.filter(({ memberId }) => shardOf(memberId) === shard).length,
      );
      const chunks = perShard.reduce((sum, count) => sum + Math.ceil(count / 3), 0);
      for (const event of await eventsOf(set)) expectEvent('ledger.set', event);
      const events = await eventsOf(set);
      expect(events).toHaveLength(chunks);
      expect(events.reduce((sum, event) => sum + event.credits, 0)).toBe(60);
      await expectLedgerWhole(database(), { acknowledged: acknowledged(set, credits) });
    });

    it('goes on behind the last chunk after a failure at any place', async () => {
      const players = await openPlayers(30);
      const credits = creditsOf(players);
      const set = setOf(credits, 2);
      for (let budget = 0; ; budget += 1) {
        let pages = 0;
        const failing: SetRequest = {
          ...set,
          read: (...page) => {
            pages += 1;
            if (pages > budget) throw new Error('killed');
            return set.read(...page);
          },
        };
        const done = await ledger()
          .postSet(failing)
          .then(
            () => true,
            (error: Error) => {
              expect(error.message).toBe('killed');
              return false;
            },
          );
        if (done) break;
      }
      for (const [index, player] of players.entries()) {
        expect(await cashOf(player)).toBe(10n + BigInt(index + 1));
      }
      await expectLedgerWhole(database(), { acknowledged: acknowledged(set, credits) });
    });

    it('a credit and the single post with its reference are the same movement', async () => {
      const [before, after, other] = await openPlayers(3);
      if (before === undefined || after === undefined || other === undefined) throw new Error();
      const set = setOf(
        [before, after, other].map(({ memberId }) => ({ memberId, amountMicro: 5n })),
      );
      const single = (player: Player, amountMicro = 5n) =>
        ledger().post({
          ...player,
          provider: set.provider,
          externalRef: `${set.setRef}:${player.memberId}`,
          kind: set.kind,
          postings: [
            { system: HOUSE, amountMicro: -amountMicro },
            { fund: 'cash', amountMicro },
          ],
        });
      expect(said(await single(before))).toBe('posted');
      expect(said(await single(other, 6n))).toBe('posted');
      expect(await ledger().postSet(set)).toEqual({
        posted: 1,
        replayed: 1,
        refused: [{ memberId: other.memberId, reason: 'referenceMismatch' }],
      });
      const replayed = await single(after);
      expect([said(replayed), replayed.balances]).toEqual(['replayed', { cash: 15n }]);
      expect(said(await single(after, 7n))).toBe('referenceMismatch');
      expect([await cashOf(before), await cashOf(after), await cashOf(other)]).toEqual([
        15n,
        15n,
        16n,
      ]);
      await expectLedgerWhole(database());
    });

    it('refuses single credits without failing the others of their chunk', async () => {
      const [rich, poor] = await openPlayers(2);
      if (rich === undefined || poor === undefined) throw new Error();
      for (let fill = 0; fill < 9; fill += 1) {
        await ledger().post({
          ...rich,
          provider: 'test-funding',
          externalRef: freshRef('fill'),
          kind: 'deposit',
          postings: [
            {
              system: { owner: 'channel', ownerId: `bank-${fill}`, kind: 'settlement' },
              amountMicro: -(10n ** 18n),
            },
            { fund: 'cash', amountMicro: 10n ** 18n },
          ],
        });
      }
      const stranger = poor.memberId + 1_000_000n;
      const set = setOf([
        { memberId: rich.memberId, amountMicro: 10n ** 18n },
        { memberId: poor.memberId, amountMicro: 1n },
        { memberId: stranger, amountMicro: 1n },
      ]);
      const { posted, refused } = await ledger().postSet(set);
      expect(posted).toBe(1);
      expect(refused).toHaveLength(2);
      expect(refused).toEqual(
        expect.arrayContaining([
          { memberId: rich.memberId, reason: 'outOfRange' },
          { memberId: stranger, reason: 'accountMissing' },
        ]),
      );
      const told = (await eventsOf(set)).flatMap((event) => event.rest);
      expect(told).toHaveLength(2);
      await expectLedgerWhole(database());
    });

    it('refuses pages that are out of order or carry no credit', async () => {
      const [one] = await openPlayers(1);
      if (one === undefined) throw new Error();
      const { memberId } = one;
      const twice = {
        ...setOf([]),
        read: async () => [one, one].map(() => ({ memberId, amountMicro: 1n })),
      };
      await expect(ledger().postSet(twice)).rejects.toThrow(LedgerRequestError);
      await expect(ledger().postSet(setOf([{ memberId, amountMicro: 0n }]))).rejects.toThrow(
        /above zero/,
      );
      await expectLedgerWhole(database());
    });

    it('keeps every balance and version right while the same members bet', async () => {
      const players = await openPlayers(20, 1_000n);
      const sets = Array.from({ length: 6 }, () => setOf(creditsOf(players), 4));
      let bets = 0;
      let betting = true;
      const traffic = players.map(async (player) => {
        while (betting) {
          const outcome = await ledger().post(bet(player, 1n));
          if (outcome.status === 'posted') bets += 1;
        }
      });
      // Each set by two runners at the same moment, as after a node that was taken for dead.
      for (const set of sets) {
        const outcomes = await Promise.all([ledger().postSet(set), ledger().postSet(set)]);
        expect(outcomes.reduce((sum, { posted }) => sum + posted, 0)).toBe(20);
        expect(outcomes.flatMap(({ refused }) => refused)).toEqual([]);
      }
      betting = false;
      await Promise.all(traffic);
      const total = (await Promise.all(players.map(cashOf))).reduce((sum, cash) => sum + cash, 0n);
      const credited =
        6n * creditsOf(players).reduce((sum, { amountMicro }) => sum + amountMicro, 0n);
      expect(total).toBe(20n * 1_000n + credited - BigInt(bets));
      expect(bets).toBeGreaterThan(0);
      await expectLedgerWhole(database(), {
        acknowledged: sets.flatMap((set) => acknowledged(set, creditsOf(players))),
      });
    }, 120_000);
  });
});
