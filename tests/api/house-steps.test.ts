import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HouseRound } from '#contract/generated/types.ts';
import type { Claim } from '#games/round-verifier.ts';
import { verifierOf } from '#games/round-verifier.ts';
import type { Database } from '#server/platform/db/database.ts';
import { findOwnRound } from '#server/vendors/house/house-rounds.ts';
import { markRaising } from '#server/vendors/house/house-round.store.ts';
import { raiseIdOf } from '#server/vendors/house/house-transactions.ts';
import { houseOver } from '#server/vendors/house/vendor.ts';
import { settleStaleRounds } from '#server/vendors/house/settle-stale-rounds.job.ts';
import { houseOf } from '#tests/support/house.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed } from '#tests/support/play.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { game, rules } from '#tests/support/titles/ladder/game.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';

const STAKE = 1_000_000n;
const FUNDS = 50_000_000n;
const CLIMB = { kind: 'climb' };
const LEAVE = { kind: 'leave' };
const BRACE = { kind: 'brace' };

/** A title that lies in a folder of its own, in the place of the house's. */
onOneEngine((engine) => {
  let database: Database;
  let app: TestApp;
  let member: TestMember;
  let token: string;
  let presses = 0;
  beforeAll(async () => {
    database = await engine.open('published');
    app = await openTestApp(database, {}, undefined, { vendors: [houseOver([game])] });
  });
  afterAll(async () => {
    await app.server.close();
    await database.close();
  });
  beforeEach(async () => {
    member = await registerMember(app);
    await deposit(app, member, FUNDS);
    const launch = await app.call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
      token: member.token,
      body: { vassalage: 'house', gameCode: 'ladder', mode: 'real' },
    });
    token = launch.body.value.launchToken;
    await chooseSeed(app, token);
  });

  const play = (wager: object | undefined, key = `ladder-press-${(presses += 1)}`) =>
    app.call<HouseRound>('POST', '/house/rounds', {
      token,
      key,
      body: { stakeMicro: String(STAKE), ...(wager !== undefined && { wager }) },
    });
  const act = (roundId: string, number: number, action: object) =>
    app.call<HouseRound>('POST', `/house/rounds/${roundId}/actions`, {
      token,
      body: { number, action },
    });
  const finish = (roundId: string) =>
    app.call<{ balanceMicro: string }>('POST', `/house/rounds/${roundId}/finish`, { token });
  /** Begins rounds until one climbs at its first step. */
  const climbed = async (): Promise<HouseRound> => {
    for (;;) {
      const { roundId } = (await play({ rungs: 3 })).body.value;
      const round = (await act(roundId, 1, CLIMB)).body.value;
      if (!round.decided) return round;
      await finish(roundId);
    }
  };
  const balance = async () => {
    const session = await app.call<{ balanceMicro: string }>('GET', '/house/session', { token });
    return BigInt(session.body.value.balanceMicro);
  };

  describe('an action that raises the stake', () => {
    it('takes it once, pays with it, and does both or neither', async () => {
      const { roundId } = await climbed();
      const before = await balance();
      const answers = await Promise.all(Array.from({ length: 4 }, () => act(roundId, 2, BRACE)));
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
      expect(await balance()).toBe(before - STAKE);
      expect(answers[0]?.body.value).toMatchObject({
        stakeMicro: '1000000',
        raisedMicro: '1000000',
      });
      expect((await act(roundId, 2, LEAVE)).body.code).toBe('IDEMPOTENCY_MISMATCH');
      expect((await act(roundId, 3, LEAVE)).body.value.payoutMicro).toBe('2900000');
      await finish(roundId);
      expect(await balance()).toBe(before - STAKE + 2_900_000n);
      const session = await app.call<{ stakedMicro: string; paidMicro: string }>(
        'GET',
        '/house/session',
        { token },
      );
      const { stakedMicro, paidMicro } = session.body.value;
      expect(FUNDS - BigInt(stakedMicro) + BigInt(paidMicro)).toBe(await balance());
      await expectLedgerWhole(database);
    });

    it('that is not covered leaves the round as it was, and may be covered later', async () => {
      const { roundId } = await climbed();
      const rest = await balance();
      for (let number = 2; number <= Number(rest / STAKE) + 1; number += 1) {
        await act(roundId, number, BRACE);
      }
      const number = Number(rest / STAKE) + 2;
      const refused = await act(roundId, number, BRACE);
      expect([refused.status, refused.body.code]).toEqual([422, 'INSUFFICIENT_FUNDS']);
      const { raise } = await row(roundId);
      expect(raise).toBeNull();
      await deposit(app, member, 20n * STAKE);
      const covered = await act(roundId, number, BRACE);
      expect(covered.body.value.actions).toHaveLength(number);
      expect(await balance()).toBe((rest % STAKE) + 19n * STAKE);
      await expectLedgerWhole(database);
    });

    it('gets its action when the stake was taken and the answer was lost', async () => {
      const { roundId } = await climbed();
      const before = await balance();
      await lose(roundId, true);
      expect((await act(roundId, 2, LEAVE)).body.code).toBe('IDEMPOTENCY_MISMATCH');
      expect((await act(roundId, 2, BRACE)).body.value).toMatchObject({ raisedMicro: '1000000' });
      expect(await balance()).toBe(before - STAKE);
    });

    it('never comes late when it was not taken', async () => {
      const { roundId } = await climbed();
      const before = await balance();
      const late = await lose(roundId, false);
      expect((await act(roundId, 2, LEAVE)).body.value).toMatchObject({ raisedMicro: '0' });
      await expect(late()).rejects.toMatchObject({ code: 'TRANSACTION_ROLLED_BACK' });
      expect(await balance()).toBe(before);
    });

    const row = (roundId: string) =>
      database.db
        .selectFrom('house_round')
        .select(['raise', 'raised_micro'])
        .where('id', '=', BigInt(roundId))
        .executeTakeFirstOrThrow();
    /** Notes a raise and stops there, or after the stake: as a crash does. @returns the lost stake. */
    const lose = async (roundId: string, isTaken: boolean) => {
      const house = houseOf(app.server);
      const { brand, memberId } = { brand: 'denluma', memberId: BigInt(member.memberId) };
      const round = await findOwnRound(house.db, { brand, memberId }, BigInt(roundId));
      if (round === null) throw new Error('no such round');
      const attempt = round.raiseAttempts + 1;
      const raise = { attempt, number: 2, action: BRACE, amountMicro: String(STAKE) };
      await markRaising(house.db, round, { ...raise, returning: false });
      const take = () =>
        house.wallets.real.bet('house', {
          brand,
          memberId,
          gameCode: 'ladder',
          currency: 'PEN',
          token,
          transactionId: raiseIdOf(round.id, attempt),
          roundRef: roundId,
          amountMicro: STAKE,
        });
      if (isTaken) await take();
      return take;
    };
  });

  describe('a round of several steps', () => {
    it('waits for its player, is gone on with, and is paid when it is decided', async () => {
      const round = await climbed();
      const before = await balance();
      expect(round).toMatchObject({ status: 'open', payoutMicro: '0', actions: [CLIMB] });
      expect((await finish(round.roundId)).body.code).toBe('ROUND_OPEN');
      // Whoever comes back finds it as it was.
      const session = await app.call<{ openRound: HouseRound }>('GET', '/house/session', { token });
      expect(session.body.value.openRound).toMatchObject({ actions: [CLIMB], decided: false });
      const left = (await act(round.roundId, 2, LEAVE)).body.value;
      expect(left).toMatchObject({ decided: true, payoutMicro: '1900000' });
      expect(left.events.slice(0, round.events.length)).toEqual(round.events);
      expect((await finish(round.roundId)).body.value.balanceMicro).toBe(
        String(before + 1_900_000n),
      );
      expect((await act(round.roundId, 3, CLIMB)).body.code).toBe('ROUND_CLOSED');
      await expectLedgerWhole(database);
    });

    it('does an action once, however often and with whatever else it is sent', async () => {
      const { roundId } = await climbed();
      const answers = await Promise.all(Array.from({ length: 6 }, () => act(roundId, 2, LEAVE)));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.value.actions))).size).toBe(1);
      expect((await act(roundId, 2, CLIMB)).body.code).toBe('IDEMPOTENCY_MISMATCH');
      await finish(roundId);
      const other = await climbed();
      const raced = await Promise.all([act(other.roundId, 2, LEAVE), act(other.roundId, 2, CLIMB)]);
      const codes = raced.map(({ body }) => body.code ?? 'done').toSorted();
      expect(codes).toEqual(['IDEMPOTENCY_MISMATCH', 'done'].toSorted());
    });

    it('refuses what the game does not take, and where', async () => {
      for (const [wager, pointer] of [
        [undefined, '/wager/rungs'],
        [{ rungs: 9 }, '/wager/rungs'],
        [{ rungs: 2, more: 1 }, '/wager/more'],
        [{ rungs: 4 }, '/wager/rungs'],
      ] as const) {
        const { status, body } = await play(wager);
        expect([status, body.code]).toEqual([422, 'WAGER_NOT_ALLOWED']);
        expect(Object.keys(body.fields ?? {})).toEqual([pointer]);
      }
      expect(await balance()).toBe(FUNDS);
      const { roundId } = (await play({ rungs: 2 }, 'the-same-press')).body.value;
      expect((await play({ rungs: 3 }, 'the-same-press')).body.code).toBe('IDEMPOTENCY_MISMATCH');
      expect((await act(roundId, 2, CLIMB)).body.code).toBe('ACTION_OUT_OF_ORDER');
      for (const [action, pointer] of [
        [{ kind: 'jump' }, '/action/kind'],
        [LEAVE, '/action/kind'],
      ] as const) {
        const { status, body } = await act(roundId, 1, action);
        expect([status, body.code]).toEqual([422, 'ACTION_NOT_ALLOWED']);
        expect(Object.keys(body.fields ?? {})).toEqual([pointer]);
      }
      const strange = await act('999999999', 1, CLIMB);
      expect([strange.status, strange.body.code]).toEqual([404, 'ROUND_NOT_FOUND']);
    });

    it('can be played again from its seeds and choices', async () => {
      const { roundId, serverSeedHash, clientSeed, nonce } = await climbed();
      const { events } = (await act(roundId, 2, LEAVE)).body.value;
      await finish(roundId);
      const session = await app.call<{ nextServerSeedHash: string }>('GET', '/house/session', {
        token,
      });
      const { nextServerSeedHash } = session.body.value;
      const rotated = await app.call<{ revealed: { serverSeed: string } }>(
        'POST',
        '/house/seed/rotate',
        { token, body: { serverSeedHash, nextServerSeedHash, clientSeed: 'another' } },
      );
      const { serverSeed } = rotated.body.value.revealed;
      const choices = { stakeMicro: STAKE, wager: { rungs: 3 }, actions: [CLIMB, LEAVE] };
      const claim: Claim = { serverSeed, serverSeedHash, clientSeed, nonce, events, ...choices };
      const { verify } = verifierOf(rules);
      expect(verify(claim)).toEqual({ commitmentHolds: true, eventsMatch: true });
      expect(verify({ ...claim, actions: [CLIMB, CLIMB] }).eventsMatch).toBe(false);
    });

    it('that its player left waits a day, and is ended as the game says', async () => {
      const { roundId } = await climbed();
      const settle = () => settleStaleRounds(houseOf(app.server));
      app.clock.advance({ hours: 23 });
      await settle();
      const row = () =>
        database.db
          .selectFrom('house_round')
          .select(['status', 'decided', 'actions', 'payout_micro'])
          .where('id', '=', BigInt(roundId))
          .executeTakeFirstOrThrow();
      expect(await row()).toMatchObject({ status: 'open', decided: false });
      app.clock.advance({ hours: 1, minutes: 1 });
      await settle();
      const { status, decided, actions } = await row();
      expect([status, decided]).toEqual(['finished', true]);
      expect((actions as object[]).slice(1)).toContainEqual(CLIMB);
      await expectLedgerWhole(database);
    });
  });
});
