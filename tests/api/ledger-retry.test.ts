import { describe, expect, it, vi } from 'vitest';
import { roundProjection } from '#server/play/rounds/round-projection.ts';
import { openLedger } from '#server/ledger/ledger.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { houseOf } from '#tests/support/house.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember } from '#tests/support/members.ts';
import { launchJade, vendorRound } from '#tests/support/play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { bet, openPlayer, rollback, said, useLedger, win } from '#tests/support/test-ledger.ts';

/** The database with lanes that count post statements and fail the first ones as a conflict would. */
function conflicting(database: Database, conflicts: number) {
  const counts = { statements: 0 };
  const wrapped: Database = {
    ...database,
    openLane: async (settings) => {
      const lane = await database.openLane(settings);
      return {
        close: () => lane.close(),
        query: async (text, values) => {
          if (text.startsWith('execute ')) {
            counts.statements += 1;
            if (counts.statements <= conflicts) {
              throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
            }
          }
          return lane.query(text, values);
        },
      };
    },
  };
  return { wrapped, counts };
}

forEachEngine((engine) => {
  describe('a batch in conflict with another transaction', () => {
    const { database, ledger } = useLedger(engine);

    it.each([
      [1, 2],
      [2, 4],
    ])(
      'is tried whole once more before it is split (%i conflicts)',
      async (conflicts, statements) => {
        const players = await Promise.all(
          Array.from({ length: 12 }, () => openPlayer(database(), ledger(), { cash: 100n })),
        );
        const { wrapped, counts } = conflicting(database(), conflicts);
        const other = openLedger({
          database: wrapped,
          clock: systemClock,
          log: createLog('silent'),
          lanes: 1,
        });
        const bets = players.map((player) => bet(player, 1n));
        const outcomes = await Promise.all(bets.map((request) => other.post(request)));
        expect(outcomes.map(said)).toEqual(bets.map(() => 'posted'));
        expect(counts.statements).toBe(statements);
        await other.close();
        await expectLedgerWhole(database(), { acknowledged: bets });
      },
    );
  });

  describe('the same request of a provider', () => {
    const { database, ledger } = useLedger(engine);

    it('is answered as before after the rules of its postings have changed', async () => {
      const player = await openPlayer(database(), ledger(), { cash: 100n, bonus: 50n });
      const content = ['bet', 'a-game', '30'];
      const first = bet(player, 30n, { content });
      const answer = await ledger().post(first);
      const again = bet(player, 30n, {
        content,
        externalRef: first.externalRef,
        funds: ['bonus', 'cash'],
      });
      expect(await ledger().post(again)).toEqual({ ...answer, replayed: true });
      const other = { ...first, content: ['bet', 'a-game', '31'] };
      expect(said(await ledger().post(other))).toBe('referenceMismatch');
      const elsewhere = { ...first, roundRef: 'another-round' };
      expect(said(await ledger().post(elsewhere))).toBe('referenceMismatch');
      await expectLedgerWhole(database(), { acknowledged: [first] });
    });

    it('is recognised by its postings when it was stored before requests had a content', async () => {
      const player = await openPlayer(database(), ledger(), { cash: 100n });
      const stake = bet(player, 30n, { roundRef: 'r' });
      await ledger().post(stake);
      expect(said(await ledger().post({ ...stake, content: ['bet', '30'] }))).toBe('replayed');
      const larger = {
        ...bet(player, 31n),
        externalRef: stake.externalRef,
        content: ['bet', '30'],
      };
      expect(said(await ledger().post(larger))).toBe('referenceMismatch');
      const payout = win(player, 5n, stake.externalRef);
      await ledger().post(payout);
      expect(said(await ledger().post({ ...payout, content: ['win', '5'] }))).toBe('replayed');
      const undone = bet(player, 1n);
      await ledger().post(undone);
      const back = rollback(player, undone.externalRef);
      await ledger().post(back);
      expect(said(await ledger().post({ ...back, content: ['rollback'] }))).toBe('replayed');
    });
  });

  describe("a vendor's stake", () => {
    const app = useTestApp(engine);

    it('sent again is recognised though it would feed the jackpot with another part', async () => {
      const member = await registerMember(app());
      await deposit(app(), member, 10_000_000n);
      const token = await launchJade(app(), member);
      const stake = (jackpotContributionMicro: bigint) =>
        houseOf(app().server).wallets.real.bet('house', {
          brand: 'denluma',
          token,
          memberId: BigInt(member.memberId),
          transactionId: 'fed-bet',
          roundRef: 'fed-round',
          gameCode: 'jade-orchard',
          currency: 'PEN',
          amountMicro: 1_000_000n,
          jackpotContributionMicro,
        });
      const first = await stake(10_000n);
      expect(await stake(20_000n)).toEqual({ ...first, duplicate: true });
      expect(await stake(0n)).toEqual({ ...first, duplicate: true });
    });

    it('is written to the event with its product, vendor, game, category and parent agent', async () => {
      const [agent, member] = [await registerMember(app()), await registerMember(app())];
      const { db } = app().database;
      await deposit(app(), member, 10_000_000n);
      const consume = vi.spyOn(roundProjection, 'consume');
      const eventOfStake = async () => {
        const round = vendorRound(app(), member, await launchJade(app(), member));
        expect((await round.bet()).body.success).toBe(true);
        await app().server.relay.settle();
        const events = consume.mock.calls.flatMap(([, taken]) => taken.map((one) => one.payload));
        return events.at(-1);
      };
      const facts = { product: 'game', vendor: 'house', gameCode: 'jade-orchard', category: 'RNG' };
      expect(await eventOfStake()).toMatchObject({ ...facts, agentId: null });
      await db
        .updateTable('member')
        .set({ parent_id: BigInt(agent.memberId) })
        .where('id', '=', BigInt(member.memberId))
        .execute();
      expect(await eventOfStake()).toMatchObject({ ...facts, agentId: agent.memberId });
      consume.mockRestore();
    });
  });
});
