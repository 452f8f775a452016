import { describe, expect, it } from 'vitest';
import type { GameTable, OwnTableSeat, Round, RoundReplay } from '#contract/generated/types.ts';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { tableSalt } from '#domain/fairness/table-salt.ts';
import { rules } from '#games/crash-comet/math/game-rules.ts';
import { loadVerifier } from '#games/verifier-versions.ts';
import { runTables } from '#server/vendors/house/table/run-tables.job.ts';
import { seatBetIdOf } from '#server/vendors/house/house-transactions.ts';
import { seatEvidence } from '#server/vendors/house/table/seat-evidence.ts';
import { insertSeat } from '#server/vendors/house/table/seat.store.ts';
import { houseOf } from '#tests/support/house.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { chooseSeed } from '#tests/support/play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const STAKE = 1_000_000n;
const FUNDS = 20_000_000n;
const CRASH = 'crash-comet';
/** Every player's seed here. */
const SEED = 'seed-of-a-test';

interface Reply {
  table: GameTable | null;
  seat: OwnTableSeat | null;
  balanceMicro: string;
}

let presses = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const db = () => app().database.db;
  const run = () => runTables(houseOf(app().server));

  async function sit(
    funds = FUNDS,
    choosesSeed = true,
  ): Promise<{ member: TestMember; token: string }> {
    const member = await registerMember(app());
    if (funds > 0n) await deposit(app(), member, funds);
    const launch = await app().call<{ launchToken: string }>('POST', '/wps/game/launchGame', {
      token: member.token,
      body: { vassalage: 'house', gameCode: CRASH, mode: 'real' },
    });
    const token = launch.body.value.launchToken;
    if (choosesSeed) await chooseSeed(app(), token, SEED);
    return { member, token };
  }
  const look = async (token: string) =>
    (await app().call<Reply>('GET', '/house/table', { token })).body.value;
  const bet = (token: string, autoCashOut: number | null, key = `seat-press-${(presses += 1)}`) =>
    app().call<Reply>('POST', '/house/table/seats', {
      token,
      key,
      body: { stakeMicro: String(STAKE), autoCashOut },
    });
  const cashOut = (token: string, id: string) =>
    app().call<OwnTableSeat>('POST', `/house/table/rounds/${id}/cash-out`, { token });
  const rowOf = (id: string) =>
    db()
      .selectFrom('table_round')
      .select(['result', 'locks_at', 'ends_at', 'status', 'server_seed', 'salt', 'position'])
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
  const goTo = async (at: Date) => {
    app().clock.advance({ ms: Math.max(0, at.getTime() - app().clock.now().getTime()) });
    await run();
  };
  /** The end that a round has by its row; of one open for bets with the seats that will be taken. */
  async function endOf(id: string, seats = 0): Promise<number> {
    const { server_seed: serverSeed, salt, position } = await rowOf(id);
    const seeds = Array.from({ length: seats }, () => SEED);
    const clientSeed = seats === 0 ? salt : tableSalt(salt, seeds);
    const stream = openOutcomeStream({ serverSeed, clientSeed, nonce: position });
    return rules.shared?.decide(stream).result ?? 0;
  }
  /** Opens rounds until one ends within bounds. @returns the round that is open for bets. */
  async function openRound(
    token: string,
    { least = 100, most = 1_000_000, seats = 1 } = {},
  ): Promise<GameTable> {
    for (;;) {
      await look(token);
      await run();
      const { table } = await look(token);
      if (table === null) throw new Error('the table did not wake up');
      if (table.status === 'betting') {
        const result = await endOf(table.tableRoundId, seats);
        if (result >= least && result <= most) return table;
      }
      await endRound(table.tableRoundId);
      app().clock.advance({ ms: 5_000 });
    }
  }
  async function endRound(id: string): Promise<void> {
    const { locks_at: locksAt } = await rowOf(id);
    await goTo(locksAt);
    const { ends_at: endsAt } = await rowOf(id);
    if (endsAt === null) throw new Error('the round was not locked');
    await goTo(endsAt);
    await run();
  }

  describe('a table that everybody plays', () => {
    it('takes seats, locks, pays who left in time, and tells nobody the end before', async () => {
      const [one, two, three] = await Promise.all([sit(), sit(), sit()]);
      const { tableRoundId, locksAt } = await openRound(one.token, {
        least: 250,
        most: 100_000,
        seats: 3,
      });
      const seated = await bet(one.token, null);
      expect(seated.body.value).toMatchObject({
        balanceMicro: String(FUNDS - STAKE),
        seat: { status: 'in', cashedAt: null },
        table: { seatCount: 1, result: null },
      });
      await bet(two.token, 150);
      await bet(three.token, 1_000_000);
      expect((await cashOut(one.token, tableRoundId)).body.code).toBe('TABLE_BETTING');
      await goTo(new Date(locksAt));
      expect((await bet((await sit()).token, null)).body.code).toBe('TABLE_LOCKED');
      app().clock.advance({ ms: 8_000 });
      const running = await app().call<Reply>('GET', '/house/table', { token: one.token });
      const { result, server_seed: seed } = await rowOf(tableRoundId);
      expect(JSON.stringify(running.body)).not.toContain(seed);
      expect(running.body.value.table).toMatchObject({ status: 'running', result: null });
      const left = (await cashOut(one.token, tableRoundId)).body.value;
      const at = left.cashedAt ?? 0;
      expect(at).toBeGreaterThanOrEqual(161);
      expect(at).toBeLessThan(180);
      app().clock.advance({ ms: 1_000 });
      expect((await cashOut(one.token, tableRoundId)).body.value).toEqual(left);
      await endRound(tableRoundId);
      expect((await cashOut(three.token, tableRoundId)).body.code).toBe('CASH_OUT_TOO_LATE');
      expect(await look(one.token)).toMatchObject({
        balanceMicro: String(FUNDS - STAKE + BigInt(at) * 10_000n),
        seat: { status: 'won', payoutMicro: String(at * 10_000) },
        table: { result, seatCount: 3 },
      });
      expect((await look(two.token)).balanceMicro).toBe(String(FUNDS + 500_000n));
      expect((await look(three.token)).balanceMicro).toBe(String(FUNDS - STAKE));
      await run();
      await expectLedgerWhole(app().database);
    });

    it('lets a player bet once a round, whatever is sent and however often', async () => {
      const { token } = await sit();
      await openRound(token);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => bet(token, 200, 'one-press')),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
      expect((await look(token)).balanceMicro).toBe(String(FUNDS - STAKE));
      expect((await bet(token, 300, 'one-press')).body.code).toBe('IDEMPOTENCY_MISMATCH');
      expect((await bet(token, 200)).body.code).toBe('SEAT_TAKEN');
      const other = await app().call('POST', '/house/table/seats', {
        token,
        key: 'other-stake',
        body: { stakeMicro: '123', autoCashOut: null },
      });
      expect([other.status, other.body.code]).toEqual([422, 'STAKE_NOT_ALLOWED']);
      const single = await app().call('POST', '/house/rounds', {
        token,
        key: 'no-single-round',
        body: { stakeMicro: String(STAKE), wager: { autoCashOut: null } },
      });
      expect(single.body.code).toBe('INVALID_GAME');
    });

    it('gives a seat up when the stake is not covered, and takes it once it is', async () => {
      const { member, token } = await sit(0n);
      await openRound(token);
      expect((await bet(token, 150)).body.code).toBe('INSUFFICIENT_FUNDS');
      expect((await look(token)).seat).toBeNull();
      await deposit(app(), member, FUNDS);
      expect((await bet(token, 150)).body.value).toMatchObject({ seat: { status: 'in' } });
    });

    it('returns a stake that a crash left between wallet and table', async () => {
      const { member, token } = await sit();
      const { tableRoundId } = await openRound(token);
      const house = houseOf(app().server);
      const owner = { brand: 'denluma', memberId: BigInt(member.memberId) };
      const seat = {
        ...owner,
        tableRoundId: BigInt(tableRoundId),
        mode: 'real' as const,
        currency: 'PEN',
        clientRef: 'a-lost-press',
        stakeMicro: STAKE,
        wager: { autoCashOut: 101 },
        clientSeed: null,
        cashedAt: null,
        status: 'staked' as const,
        payoutMicro: 0n,
      };
      await insertSeat(house.db, seat, app().clock.now());
      await house.wallets.real.bet('house', {
        ...owner,
        gameCode: CRASH,
        currency: 'PEN',
        token,
        transactionId: seatBetIdOf(seat.tableRoundId, 1),
        roundRef: tableRoundId,
        amountMicro: STAKE,
      });
      expect((await look(token)).balanceMicro).toBe(String(FUNDS - STAKE));
      await endRound(tableRoundId);
      expect((await look(token)).balanceMicro).toBe(String(FUNDS));
      await expectLedgerWhole(app().database);
    });

    it('is in the betting record with a proof, and each seed is the promise of the next', async () => {
      const { member, token } = await sit();
      const { tableRoundId, commitment } = await openRound(token, { least: 200 });
      await bet(token, 150);
      await endRound(tableRoundId);
      await app().server.relay.settle();
      const list = await app().call<{ items: Round[] }>('GET', '/wps/relay/rounds', {
        token: member.token,
      });
      const [round] = list.body.value.items;
      expect(round).toMatchObject({ status: 'closed', netWinMicro: '500000' });
      const detail = await app().call<{ replay: RoundReplay; fairness: { serverSeed: string } }>(
        'GET',
        `/wps/relay/rounds/${round?.roundId}`,
        { token: member.token },
      );
      const { replay, fairness } = detail.body.value as unknown as {
        replay: RoundReplay;
        fairness: { serverSeed: string; clientSeed: string; nonce: number };
      };
      const verifier = await loadVerifier(CRASH, replay.gameVersion);
      const claim = { ...fairness, serverSeedHash: commitment, stakeMicro: STAKE };
      const { wager, actions, events } = replay;
      expect(verifier?.verify({ ...claim, wager, actions, events })).toEqual({
        commitmentHolds: true,
        eventsMatch: true,
      });
      app().clock.advance({ ms: 5_000 });
      const next = await openRound(token, { least: 0 });
      const { server_seed: nextSeed } = await rowOf(next.tableRoundId);
      expect(commitToServerSeed(nextSeed)).toBe(next.commitment);
      const { chain_id: chain } = await db()
        .selectFrom('table_round')
        .select('chain_id')
        .where('id', '=', BigInt(next.tableRoundId))
        .executeTakeFirstOrThrow();
      const rounds = await db()
        .selectFrom('table_round')
        .select(['commitment', 'server_seed'])
        .where('chain_id', '=', chain)
        .orderBy('position')
        .execute();
      expect(rounds.slice(1).map((row) => row.commitment)).toEqual(
        rounds.slice(0, -1).map((row) => row.server_seed),
      );
    });

    it('is decided when betting closes, by the seeds of its first three seats', async () => {
      const guest = () => sit(FUNDS, false);
      const players = await Promise.all([guest(), guest(), guest(), guest()] as const);
      for (const [index, name] of ['ana', 'luis', 'mara', 'niko'].entries()) {
        await chooseSeed(app(), players[index]?.token ?? '', name);
      }
      const seedless = await guest();
      const { tableRoundId, salt } = await openRound(seedless.token, { least: 0 });
      // Without a seed of a player the house would know the end.
      expect((await bet(seedless.token, 101)).body.code).toBe('SEED_NOT_CHOSEN');
      for (const { token } of players) expect((await bet(token, 101)).status).toBe(200);
      // A seed that is changed after the bet changes nothing.
      await chooseSeed(app(), players[1].token, 'later');
      expect(await rowOf(tableRoundId)).toMatchObject({ result: null, ends_at: null, salt });
      await goTo((await rowOf(tableRoundId)).locks_at);
      const locked = await rowOf(tableRoundId);
      expect(locked.salt).toBe(tableSalt(salt, ['ana', 'luis', 'mara']));
      expect(locked.result).toBe(await endOf(tableRoundId));
      await endRound(tableRoundId);
      const owner = { brand: 'denluma', memberId: BigInt(players[3].member.memberId) };
      const evidence = await seatEvidence(houseOf(app().server), owner, BigInt(tableRoundId));
      expect(evidence?.fairness).toMatchObject({
        clientSeed: locked.salt,
        table: { chainSalt: salt, seatSeeds: ['ana', 'luis', 'mara'] },
      });
    });

    it('rests when nobody has looked at it for a minute', async () => {
      const { token } = await sit();
      const { tableRoundId } = await openRound(token);
      await endRound(tableRoundId);
      app().clock.advance({ minutes: 2 });
      await run();
      const rounds = await db()
        .selectFrom('table_round')
        .select('id')
        .where('status', '<>', 'ended')
        .execute();
      expect(rounds).toEqual([]);
    });
  });
});
