import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Jackpot } from '#contract/generated/types.ts';
import { Problem } from '#server/platform/problem.ts';
import { playHouseRound } from '#server/vendors/house/play-house-round.ts';
import { settleStaleRounds } from '#server/vendors/house/settle-stale-rounds.job.ts';
import { houseOf } from '#tests/support/house.ts';
import {
  atTheSlot,
  type JackpotRound,
  letEveryTicketWin,
  limitPool,
  poolOf,
  TERMS,
} from '#tests/support/jackpot.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed, launchJade } from '#tests/support/play.ts';
import { setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { storeSetting } from '#tests/support/stored-setting.ts';

const STAKE = 1_000_000n;
const START = BigInt(TERMS.startMicro);
/** 1 % of the stake. */
const SHARE = 10_000n;
const FUNDS = 50_000_000n;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  let member: TestMember;
  let slot: Awaited<ReturnType<typeof atTheSlot>>;

  const player = async () => {
    const made = await registerMember(app());
    await deposit(app(), made, FUNDS);
    return { member: made, slot: await atTheSlot(app(), made) };
  };
  const turn = (enabled: boolean) => setFact(app(), 'jackpot', operator, { enabled, terms: TERMS });
  const seen = async (host?: string) => {
    const options = host === undefined ? {} : { host };
    const answer = await app().call<{ jackpot: Jackpot | null }>(
      'GET',
      '/wps/relay/game/jackpot',
      options,
    );
    return answer.body.value.jackpot;
  };
  /** Seconds pass: a display may be five of them old, a slot round takes half of that. */
  const rest = () => app().clock.advance({ ms: 2600 });
  const looked = () => app().server.jackpotBoard.forget();

  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });
  beforeEach(async () => {
    expect((await turn(true)).status).toBe(200);
    ({ member, slot } = await player());
    looked();
    rest();
  });

  it('is neither fed nor taken by a game that leaves no room for its part', async () => {
    const answer = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
      token: member.token,
      body: { vassalage: 'house', gameCode: 'dice-line', mode: 'real' },
    });
    const token = answer.body.value.launchToken;
    await chooseSeed(app(), token);
    expect(await poolOf(app())).toBe(0n);
    const { status, body } = await app().call<JackpotRound>('POST', '/house/rounds', {
      token,
      key: 'dice-press',
      body: { stakeMicro: String(STAKE), wager: { target: 5000, side: 'under' } },
    });
    expect(status).toBe(200);
    expect(body.value.jackpot).toBeNull();
    // The stake opens no pool.
    expect(await poolOf(app())).toBe(0n);
    const session = await app().call<{ jackpot: unknown }>('GET', '/house/session', { token });
    expect(session.body.value.jackpot).toBeNull();
  });

  describe('a pool', () => {
    it('begins with the house’s start at the first stake, and each stake puts its part in', async () => {
      const before = (await seen()) === null ? START : await poolOf(app());
      const played = await slot.play(STAKE);
      expect(played.status).toBe(200);
      expect(played.body.value.jackpot).toMatchObject({ winsBelow: 1, outOf: 100_000 });
      expect(await poolOf(app())).toBe(before + SHARE);
      looked();
      expect(await seen()).toMatchObject({
        currency: 'PEN',
        state: 'on',
        poolMicro: String(before + SHARE),
        contributionPercent: '1',
        startMicro: TERMS.startMicro,
        turnoverMicro: TERMS.turnoverMicro,
        games: expect.arrayContaining([
          expect.objectContaining({ nodeId: 'house:jade-orchard' }),
          expect.objectContaining({ nodeId: 'house:ingot-vault' }),
        ]),
        lastWin: null,
      });
      expect(await seen(OTHER_HOST)).toBeNull();
      await slot.finish(played.body.value.roundId);
      await expectLedgerWhole(app().database);
    });

    it('is paused by the office, takes and gives nothing, and goes on with the same value', async () => {
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      const held = await poolOf(app());
      await turn(false);
      rest();
      const played = (await slot.play(STAKE)).body.value;
      expect(played.jackpot).toBeNull();
      await slot.finish(played.roundId);
      expect(await seen()).toMatchObject({ state: 'paused', poolMicro: String(held) });
      await turn(true);
      expect(await seen()).toMatchObject({ state: 'on', poolMicro: String(held) });
    });

    it('gets nothing from a stake that is refused, and gives back with a rollback', async () => {
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      const held = await poolOf(app());
      rest();
      const lost = (await slot.play(STAKE)).body.value;
      expect(await poolOf(app())).toBe(held + SHARE);
      const house = houseOf(app().server);
      await house.wallets.real.rollback('house', {
        brand: 'denluma',
        memberId: BigInt(member.memberId),
        transactionId: `${lost.roundId}:rollback`,
        betTransactionId: `${lost.roundId}:bet`,
        roundRef: lost.roundId,
        gameCode: 'jade-orchard',
        currency: 'PEN',
      });
      expect(await poolOf(app())).toBe(held);
      const poor = await registerMember(app());
      const refused = await (await atTheSlot(app(), poor)).play(STAKE);
      expect(refused.body.code).toBe('INSUFFICIENT_FUNDS');
      expect(await poolOf(app())).toBe(held);
      await expectLedgerWhole(app().database);
    });
  });

  describe('a ticket that wins', () => {
    it('takes the whole pool at once, beside the payout, and the next one begins', async () => {
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      const pool = (await poolOf(app())) + SHARE;
      await letEveryTicketWin(app(), STAKE);
      rest();
      const played = (await slot.play(STAKE, 'the-winning-press')).body.value;
      expect(played.jackpot).toEqual({
        ticket: 0,
        winsBelow: 1,
        outOf: 1,
        wonMicro: String(pool),
      });
      expect(await poolOf(app())).toBe(START);
      // Sent again, it is the same round and the same win.
      const again = (await slot.play(STAKE, 'the-winning-press')).body.value;
      expect(again).toMatchObject({
        jackpot: played.jackpot,
        balanceMicro: played.balanceMicro,
      });
      expect((await slot.session()).openRound?.jackpot).toEqual(played.jackpot);
      const { balanceMicro } = await slot.finish(played.roundId);
      const payout = BigInt(played.payoutMicro);
      expect(BigInt(balanceMicro)).toBeGreaterThanOrEqual(FUNDS - 2n * STAKE + payout + pool);
      expect(BigInt((await slot.session()).paidMicro)).toBeGreaterThanOrEqual(pool + payout);

      await app().server.relay.settle();
      const { items } = (
        await app().call<{ items: { roundId: string; payoutMicro: string; status: string }[] }>(
          'GET',
          '/wps/relay/rounds',
          { token: member.token },
        )
      ).body.value;
      expect(items[0]).toMatchObject({ status: 'closed', payoutMicro: String(pool + payout) });
      looked();
      expect((await seen())?.lastWin).toMatchObject({ amountMicro: String(pool) });
      await expectLedgerWhole(app().database);
    });

    it('pays all who win at once one pool after the other, and no cent twice', async () => {
      const others = await Promise.all(Array.from({ length: 7 }, player));
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      await letEveryTicketWin(app(), STAKE);
      await storeSetting(app(), { kind: 'jackpot' }, (held: object) => ({
        ...held,
        turnoverMicro: String(STAKE),
      }));
      const before = await poolOf(app());
      rest();
      const slots = [slot, ...others.map((other) => other.slot)];
      const rounds = await Promise.all(slots.map((each) => each.play(STAKE)));
      expect(rounds.map(({ status }) => status)).toEqual(slots.map(() => 200));
      const won = rounds.map(({ body }) => BigInt(body.value.jackpot?.wonMicro ?? 0));
      expect(won.every((amount) => amount >= START)).toBe(true);
      const paid = won.reduce((sum, amount) => sum + amount, 0n);
      // All that went in, and one start for each pool that began.
      const given = before + BigInt(slots.length) * (SHARE + START);
      expect(paid + (await poolOf(app()))).toBe(given);
      for (const [index, { body }] of rounds.entries()) {
        await slots[index]?.finish(body.value.roundId);
      }
      await expectLedgerWhole(app().database);
    });

    it('takes a pool with a limit once it reaches it, and no other stake of that moment does', async () => {
      const others = await Promise.all(Array.from({ length: 7 }, player));
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      await limitPool(app(), SHARE);
      const limit = (await poolOf(app())) + SHARE;
      looked();
      expect(await seen()).toMatchObject({ mustHitMicro: String(limit) });
      rest();
      const slots = [slot, ...others.map((other) => other.slot)];
      const rounds = await Promise.all(slots.map((each) => each.play(STAKE)));
      const tickets = rounds.map(({ body }) => body.value.jackpot);
      const won = tickets.filter((ticket) => ticket?.wonMicro !== null);
      expect(won).toEqual([expect.objectContaining({ wonMicro: String(limit) })]);
      expect(await poolOf(app())).toBe(START + BigInt(others.length) * SHARE);
      for (const [index, { body }] of rounds.entries()) {
        await slots[index]?.finish(body.value.roundId);
      }
      await expectLedgerWhole(app().database);
    });

    it('need not win on a pool at its limit, and is noted so by the recovery job', async () => {
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      await limitPool(app(), 1_000_000n * SHARE);
      rest();
      const house = houseOf(app().server);
      const token = await launchJade(app(), member);
      // Others stake between the draw and the stake of this round.
      const termsFor: typeof house.jackpots.termsFor = async (of) => {
        const terms = await house.jackpots.termsFor(of);
        await limitPool(app(), 0n);
        return terms;
      };
      const { round } = await playHouseRound(
        { ...house, jackpots: { ...house.jackpots, termsFor } },
        await house.launches.checkSession('house', token),
        { token, stakeMicro: STAKE, wager: {}, clientRef: 'the-press-at-the-limit' },
      );
      // What lies above the limit is the next pool's.
      expect(round.jackpotMicro).toBeGreaterThan(START);
      expect(await poolOf(app())).toBe(START + SHARE);
      // The server dies before it has noted what was paid: asked again, it is the same.
      await app()
        .database.db.updateTable('house_round')
        .set({ status: 'staked', jackpot_micro: 0n })
        .where('id', '=', round.id)
        .execute();
      app().clock.advance({ minutes: 2 });
      expect(await settleStaleRounds(house)).toBe(1);
      const noted = await app()
        .database.db.selectFrom('house_round')
        .select('jackpot_micro')
        .where('id', '=', round.id)
        .executeTakeFirstOrThrow();
      expect(noted.jackpot_micro).toBe(round.jackpotMicro);
      expect(await poolOf(app())).toBe(START + SHARE);
      await expectLedgerWhole(app().database);
    });

    it('takes the pool by the recovery job when the server died between stake and jackpot', async () => {
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      await letEveryTicketWin(app(), STAKE);
      const pool = (await poolOf(app())) + SHARE;
      rest();
      const house = houseOf(app().server);
      const token = await launchJade(app(), member);
      const died = new Problem('DATABASE_UNAVAILABLE');
      const jackpots = { ...house.jackpots, take: () => Promise.reject(died) };
      const play = playHouseRound(
        { ...house, jackpots },
        await house.launches.checkSession('house', token),
        { token, stakeMicro: STAKE, wager: {}, clientRef: 'the-press-that-died' },
      );
      await expect(play).rejects.toThrow(died);
      app().clock.advance({ minutes: 2 });
      expect(await settleStaleRounds(house)).toBe(1);
      const round = await app()
        .database.db.selectFrom('house_round')
        .select(['status', 'jackpot_micro'])
        .where('client_ref', '=', 'the-press-that-died')
        .executeTakeFirstOrThrow();
      expect(round).toEqual({ status: 'finished', jackpot_micro: pool });
      expect(await poolOf(app())).toBe(START);
      expect(await settleStaleRounds(house)).toBe(0);
      await expectLedgerWhole(app().database);
    });

    it('is paid once and shown when the server died between win and answer', async () => {
      await slot.finish((await slot.play(STAKE)).body.value.roundId);
      await letEveryTicketWin(app(), STAKE);
      rest();
      const played = (await slot.play(STAKE)).body.value;
      const pool = BigInt(played.jackpot?.wonMicro ?? 0);
      const after = await poolOf(app());
      await app()
        .database.db.updateTable('house_round')
        .set({ status: 'staked', jackpot_micro: 0n })
        .where('id', '=', BigInt(played.roundId))
        .execute();
      app().clock.advance({ minutes: 2 });
      expect(await settleStaleRounds(houseOf(app().server))).toBe(1);
      expect(await poolOf(app())).toBe(after);
      expect((await slot.session()).openRound).toBeNull();
      expect(BigInt((await slot.session()).paidMicro)).toBeGreaterThanOrEqual(pool);
      await expectLedgerWhole(app().database);
    });
  });
});
