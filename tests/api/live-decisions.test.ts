import { expect, it } from 'vitest';
import type { BlackjackSeat, LiveTable } from '#contract/generated/types.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { verifyLiveRound } from '#games/live/verify-live-round.ts';
import type { Db } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { findLiveRound } from '#server/products/studio/round.store.ts';
import { runStudio } from '#server/products/studio/run-studio.job.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { cashOf, deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { studioOf, studioPlay, WITH_STUDIO } from '#tests/support/studio-play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const FUNDS = 1_000_000_000n;
const MICRO = 1_000_000n;
const BLACKJACK = 'blackjack-a';
const POKER = 'three-card-a';

/** A database that answers so many statements and transactions more, and none after that: its server has died. */
function dyingAfter(left: number, db: Db, onDeath: () => void): Db {
  let used = 0;
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || name === 'fn') return value;
      return (...given: unknown[]): unknown => {
        used += 1;
        if (used === left + 1) onDeath();
        if (used > left) throw new Error('the server died');
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
}

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_STUDIO);
  const {
    open,
    deal,
    follow,
    order,
    takeBack,
    place,
    proof,
    choose,
    sit,
    leave,
    table,
    until,
    step,
  } = studioPlay(app);
  const player = async (funds = FUNDS): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, funds);
    return member;
  };
  const cash = (member: TestMember): Promise<bigint> => cashOf(app(), member);
  const returned = (shown: LiveTable, spot: string): bigint =>
    LIVE_GAMES[shown.game].returns(spot, shown.outcome as LiveOutcome);
  const seatsOf = (shown: LiveTable): readonly BlackjackSeat[] => shown.outcome?.seats ?? [];
  /** Answers as `say` says until the round is paid. */
  const playOut = async (
    code: string,
    say: (shown: LiveTable) => Promise<void>,
  ): Promise<LiveTable> => {
    let shown = await deal(code);
    for (let turn = 0; turn < 30 && shown.status === 'deciding'; turn += 1) {
      await say(shown);
      shown = await follow(code);
    }
    await until(shown.dealtAt);
    return table(code);
  };

  it('pays a three-card hand to those who play, and takes the ante of those who fold or say nothing', async () => {
    const [plays, folds, silent] = [await player(), await player(), await player()];
    const { roundNumber } = await open(POKER);
    for (const member of [plays, folds, silent]) {
      await order(member, POKER, roundNumber, { ante: 10, pairPlus: 5 });
    }
    const asked = await deal(POKER);
    expect(asked).toMatchObject({ status: 'deciding', step: 0, outcome: { dealer: [] } });
    expect(await proof(POKER, roundNumber)).toMatchObject({ serverSeed: null });
    const answer = await choose(plays, POKER, 'play', 'ante');
    expect(answer.body.value.choices).toEqual([{ step: 0, spot: 'ante', choice: 'play' }]);
    expect(await cash(plays)).toBe(FUNDS - 25n * MICRO);
    await choose(folds, POKER, 'fold', 'ante');
    // One is silent: the decision lasts to its end.
    const shown = await follow(POKER);
    expect(shown).toMatchObject({ status: 'ended', step: 1, roundNumber });
    const pairPlus = 5n * MICRO * returned(shown, 'pairPlus');
    const play = 10n * MICRO * (returned(shown, 'ante') + returned(shown, 'play'));
    expect(await cash(plays)).toBe(FUNDS - 25n * MICRO + (play + pairPlus) / 10_000n);
    for (const member of [folds, silent]) {
      expect(await cash(member)).toBe(FUNDS - 15n * MICRO + pairPlus / 10_000n);
    }
    const told = await proof(POKER, roundNumber);
    const checks = verifyLiveRound(LIVE_GAMES.threeCardPoker, told, commitToServerSeed);
    expect(checks?.every(({ holds }) => holds)).toBe(true);
    await expectLedgerWhole(app().database);
  });

  it('plays blackjack with seats and chips behind, each step to the last answer, and pays all hands', async () => {
    const [first, second, behind] = [await player(), await player(), await player()];
    const { roundNumber } = await open(BLACKJACK);
    expect((await sit(first, BLACKJACK, 2)).body.value.seat).toBe(2);
    await sit(second, BLACKJACK, 6);
    expect((await table(BLACKJACK)).takenSeats).toEqual([2, 6]);
    await order(first, BLACKJACK, roundNumber, { 'seat-2': 10 });
    await order(second, BLACKJACK, roundNumber, { 'seat-6': 20 });
    await order(behind, BLACKJACK, roundNumber, { 'behind-2': 7, 'behind-6': 3 });
    const players = [
      [first, 2],
      [second, 6],
    ] as const;
    const staked = new Map<TestMember, bigint>([
      [first, 10n],
      [second, 20n],
      [behind, 10n],
    ]);
    const shown = await playOut(BLACKJACK, async (now) => {
      expect(now.outcome?.dealer).toHaveLength(1);
      const asks = LIVE_GAMES.blackjack.decisions?.asks(now.outcome as LiveOutcome) ?? [];
      for (const [member, seat] of players) {
        const ask = asks.find(({ spot }) => spot === `seat-${seat}`);
        if (ask === undefined) continue;
        const choice = ['insure', 'split', 'double', 'stand'].find((one) =>
          ask.choices.some((offered) => offered === one),
        );
        const answer = await choose(member, BLACKJACK, choice ?? 'stand', ask.spot);
        expect(answer.status).toBe(200);
      }
    });
    expect(shown).toMatchObject({ status: 'ended', roundNumber });
    expect(seatsOf(shown).map(({ seat }) => seat)).toEqual([2, 6]);
    await expectLedgerWhole(app().database);
    for (const [member, seat] of players) {
      const chips = staked.get(member) ?? 0n;
      const own = seatsOf(shown).find((one) => one.seat === seat);
      const spots: [string, bigint][] = [[`seat-${seat}`, chips * 2n]];
      if (own?.choices.includes('insure') === true) spots.push([`insurance-${seat}`, chips]);
      for (const [at, hand] of (own?.hands ?? []).entries()) {
        if (at === 1) spots.push([`split-${seat}`, chips * 2n]);
        if (hand.isDoubled) spots.push([`raise-${seat}-${at}`, chips * 2n]);
      }
      const sum = (of: (spot: string, halves: bigint) => bigint): bigint =>
        spots.reduce((total, [spot, halves]) => total + of(spot, halves), 0n) / 2n;
      const stake = sum((_spot, halves) => halves * MICRO);
      const payout = sum((spot, halves) => (halves * MICRO * returned(shown, spot)) / 10_000n);
      expect(await cash(member)).toBe(FUNDS - stake + payout);
    }
    const payout =
      7n * MICRO * returned(shown, 'behind-2') + 3n * MICRO * returned(shown, 'behind-6');
    expect(await cash(behind)).toBe(FUNDS - 10n * MICRO + payout / 10_000n);
  });

  it('plays seven seats without a word by the published default, and shows the dealer alone with none', async () => {
    // The seats of earlier rounds are free again.
    app().clock.advance({ ms: 200_000 });
    const members = await Promise.all(Array.from({ length: 7 }, () => player()));
    await open(BLACKJACK);
    const seats = await Promise.all(
      members.map((member, index) => sit(member, BLACKJACK, index + 1)),
    );
    expect(seats.map(({ status }) => status)).toEqual(members.map(() => 200));
    const { roundNumber } = await open(BLACKJACK);
    for (const [index, member] of members.entries()) {
      await order(member, BLACKJACK, roundNumber, { [`seat-${index + 1}`]: 5 });
    }
    const shown = await playOut(BLACKJACK, () => Promise.resolve());
    expect(seatsOf(shown)).toHaveLength(7);
    for (const { choices } of seatsOf(shown)) {
      for (const choice of choices) expect(['decline', 'hit', 'stand']).toContain(choice);
    }
    for (const [index, member] of members.entries()) {
      const payout = 5n * MICRO * returned(shown, `seat-${index + 1}`);
      expect(await cash(member)).toBe(FUNDS - 5n * MICRO + payout / 10_000n);
    }
    await expectLedgerWhole(app().database);
    app().clock.advance({ ms: 200_000 });
    await open(BLACKJACK);
    const alone = await playOut(BLACKJACK, () => Promise.resolve());
    expect(alone).toMatchObject({ status: 'ended', takenSeats: [], outcome: { seats: [] } });
    expect(alone.results[1]?.outcome).toMatchObject({ seats: [], fresh: [] });
  });

  it('gives a seat to one of two who want it, and keeps it from others while chips lie on it', async () => {
    const [one, other] = [await player(), await player()];
    const { roundNumber } = await open('blackjack-b');
    const both = await Promise.all([one, other].map((member) => sit(member, 'blackjack-b', 3)));
    expect(both.map(({ body }) => body.code ?? 'SEATED').toSorted()).toEqual([
      'LIVE_SEAT_TAKEN',
      'SEATED',
    ]);
    const [holder, thief] = both[0]?.status === 200 ? [one, other] : [other, one];
    expect((await sit(thief, POKER, 1)).body.code).toBe('LIVE_SEAT_UNKNOWN');
    expect((await leave(thief, 'blackjack-b', 3)).body.code).toBe('LIVE_SEAT_UNKNOWN');
    const refused = await order(thief, 'blackjack-b', roundNumber, {
      'seat-3': 20,
      'behind-4': 20,
    });
    expect(refused.body).toMatchObject({
      code: 'LIVE_BETS_REFUSED',
      fields: {
        '/bets/0/spot': { code: 'SEAT_NOT_YOURS' },
        '/bets/1/spot': { code: 'SEAT_NOT_OTHERS' },
      },
    });
    expect(
      (await order(holder, 'blackjack-b', roundNumber, { 'behind-3': 20 })).body.fields,
    ).toMatchObject({ '/bets/0/spot': { code: 'SEAT_NOT_OTHERS' } });
    const placed = await order(holder, 'blackjack-b', roundNumber, { 'seat-3': 20 });
    expect((await leave(holder, 'blackjack-b', 3)).body.code).toBe('TABLE_LOCKED');
    expect((await sit(holder, 'blackjack-b', 5)).body.code).toBe('TABLE_LOCKED');
    await takeBack(holder, 'blackjack-b', placed.body.value.orders[0]?.orderId ?? '');
    expect((await sit(holder, 'blackjack-b', 5)).body.value.seat).toBe(5);
    expect((await leave(holder, 'blackjack-b', 5)).body.value.seat).toBeNull();
    expect((await sit(thief, 'blackjack-b', 5)).status).toBe(200);
    expect(await cash(thief)).toBe(FUNDS);
  });

  it('pays a round once whose server dies twenty times in its middle, at any of its steps', async () => {
    app().clock.advance({ ms: 200_000 });
    const [seated, plays] = [await player(), await player()];
    await step();
    await open('blackjack-b');
    await sit(seated, 'blackjack-b', 1);
    const blackjack = await open('blackjack-b');
    await order(seated, 'blackjack-b', blackjack.roundNumber, { 'seat-1': 100 });
    const poker = await open('three-card-b');
    await order(plays, 'three-card-b', poker.roundNumber, { ante: 20, pairPlus: 20 });
    const parts = studioOf(app().server);
    const studio = { ...parts, log: createLog('silent') };
    const statusOf = async ({ table: code, roundNumber }: LiveTable): Promise<string> => {
      const round = await findLiveRound(app().database.db, code, roundNumber);
      return round?.status ?? 'none';
    };
    let deaths = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      app().clock.advance({ ms: 500 });
      // Each turn at another place, so that every step is met.
      const left = turn % 12 === 11 ? 1_000 : turn % 7;
      const db = dyingAfter(left, studio.db, () => (deaths += 1));
      const { table: own } = turn % 2 === 0 ? blackjack : poker;
      const tables = parts.tables.filter(({ code }) => code === own);
      await runStudio({ ...studio, db, tables }).catch(() => undefined);
      const [one, other] = [await statusOf(blackjack), await statusOf(poker)];
      if (other === 'deciding') await choose(plays, 'three-card-b', 'play', 'ante');
      if (one === 'ended' && other === 'ended') break;
    }
    expect(deaths).toBeGreaterThanOrEqual(20);
    for (const [member, staked] of [
      [seated, 100n],
      [plays, 60n],
    ] as const) {
      const credit = await app()
        .database.db.selectFrom('live_credit')
        .select(['stake_micro as stake', 'payout_micro as payout'])
        .where('member_id', '=', BigInt(member.memberId))
        .executeTakeFirstOrThrow();
      expect(credit.stake).toBe(staked * MICRO);
      expect(await cash(member)).toBe(FUNDS - credit.stake + credit.payout);
    }
    await expectLedgerWhole(app().database);
  });

  it('takes one answer of the player who is asked, in time, and none that is not offered or not paid', async () => {
    const [member, thief, poor] = [await player(), await player(), await player(10n * MICRO)];
    const { roundNumber } = await open(POKER);
    await order(member, POKER, roundNumber, { ante: 10 });
    await order(poor, POKER, roundNumber, { ante: 10 });
    await order(thief, POKER, roundNumber, { pairPlus: 1 });
    expect((await choose(member, POKER, 'play', 'ante')).body.code).toBe('TABLE_LOCKED');
    await deal(POKER);
    const refusals = await Promise.all([
      choose(thief, POKER, 'play', 'ante'),
      choose(member, POKER, 'hit', 'ante'),
      choose(member, POKER, 'play', 'pairPlus'),
      choose(member, POKER, 'play', 'ante', 1),
      choose(poor, POKER, 'play', 'ante'),
    ]);
    expect(refusals.map(({ body }) => body.code)).toEqual([
      'LIVE_CHOICE_REFUSED',
      'LIVE_CHOICE_REFUSED',
      'LIVE_CHOICE_REFUSED',
      'TABLE_LOCKED',
      'INSUFFICIENT_FUNDS',
    ]);
    const answers = await Promise.all([
      choose(member, POKER, 'play', 'ante'),
      choose(member, POKER, 'play', 'ante'),
      choose(member, POKER, 'fold', 'ante'),
    ]);
    const codes = answers.map(({ body }) => body.code ?? 'TAKEN').toSorted();
    expect(codes).toEqual(['LIVE_CHOICE_REFUSED', 'LIVE_CHOICE_REFUSED', 'TAKEN']);
    const taken = (await place(member, POKER)).choices[0]?.choice === 'play' ? 20n : 10n;
    expect(await cash(member)).toBe(FUNDS - taken * MICRO);
    await until((await table(POKER)).decidesUntil);
    expect((await choose(poor, POKER, 'fold', 'ante', 0)).body.code).toBe('TABLE_LOCKED');
    await expectLedgerWhole(app().database);
  });
});
