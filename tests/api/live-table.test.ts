import { expect, it } from 'vitest';
import type { LiveTable, StudioDeskRound } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { NOTHING_SAID } from '#games/live/decisions.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import type { LiveOutcome } from '#games/live/live-outcome.ts';
import { shuffleShoe } from '#games/live/shoe.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { cashOf, deposit, registerMember, type TestMember } from '#tests/support/members.ts';
import { approved } from '#tests/support/second-person.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { studioPlay, WITH_STUDIO } from '#tests/support/studio-play.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const FUNDS = 1_000_000_000n;
const MICRO = 1_000_000n;
const DESK = '/office/api/brands/denluma/studio/tables';
let acts = 0;

onOneEngine((engine) => {
  const app = useTestApp(engine, undefined, WITH_STUDIO);
  const studio = studioPlay(app);
  const { open, play, order, takeBack, place, proof } = studio;
  const player = async (): Promise<TestMember> => {
    const member = await registerMember(app());
    await deposit(app(), member, FUNDS);
    return member;
  };
  const cash = (member: TestMember): Promise<bigint> => cashOf(app(), member);
  const returned = (table: LiveTable, spot: string): bigint =>
    LIVE_GAMES[table.game].returns(spot, table.outcome as LiveOutcome);

  it.each([
    ['baccarat-a', { player: 10, banker: 10, tie: 1 }],
    ['dragon-tiger-a', { dragon: 5, tie: 1 }],
    ['sic-bo-a', { small: 10, 'pair-1-2': 2, anyTriple: 1 }],
    ['roulette-a', { red: 10, n17: 2 }],
  ])('pays a round of %s by what it showed', async (code, stakes) => {
    const member = await player();
    const { roundNumber } = await open(code);
    const staked = Object.values(stakes).reduce((sum, units) => sum + BigInt(units) * MICRO, 0n);
    const placed = await order(member, code, roundNumber, stakes);
    expect(placed.body.value).toMatchObject({
      roundNumber,
      orders: [{ stakeMicro: String(staked) }],
    });
    expect(await cash(member)).toBe(FUNDS - staked);
    const table = await play(code);
    expect(table).toMatchObject({ status: 'ended', roundNumber });
    const payout = Object.entries(stakes).reduce(
      (sum, [spot, units]) => sum + (BigInt(units) * MICRO * returned(table, spot)) / 10_000n,
      0n,
    );
    expect(await cash(member)).toBe(FUNDS - staked + payout);
    expect((await place(member, code)).last).toEqual({
      roundNumber,
      stakeMicro: String(staked),
      payoutMicro: String(payout),
    });
    const [shown] = table.results;
    expect(shown).toEqual({ roundNumber, outcome: table.outcome });
    await expectLedgerWhole(app().database);
  });

  it('shows all brands the same round', async () => {
    const { roundNumber } = await open('roulette-b');
    const other = await app().call<{ table: LiveTable }>(
      'GET',
      '/wps/relay/live/tables/roulette-b',
      { host: 'tribunox.localhost' },
    );
    expect(other.body.value.table.roundNumber).toBe(roundNumber);
  });

  it('refuses chips that a table does not take, with the reason for each', async () => {
    const member = await player();
    const { roundNumber } = await open('baccarat-a');
    const refused = await order(member, 'baccarat-a', roundNumber, {
      player: 1.5,
      dragon: 1,
      banker: 501,
      tie: 1,
    });
    expect(refused.body).toMatchObject({
      code: 'LIVE_BETS_REFUSED',
      fields: {
        '/bets/0/stakeMicro': { code: 'STAKE_NOT_CHIPS' },
        '/bets/1/spot': { code: 'SPOT_UNKNOWN' },
        '/bets/2/stakeMicro': { code: 'SPOT_LIMIT' },
      },
    });
    // The limit counts over all orders of the round, also those that come at once.
    const both = await Promise.all([
      order(member, 'baccarat-a', roundNumber, { banker: 300 }),
      order(member, 'baccarat-a', roundNumber, { banker: 300 }),
    ]);
    expect(both.map(({ body }) => body.code ?? 'TAKEN').toSorted()).toEqual([
      'LIVE_BETS_REFUSED',
      'TAKEN',
    ]);
    expect(await cash(member)).toBe(FUNDS - 300n * MICRO);
    expect((await order(member, 'nowhere', 1, { tie: 1 })).body.code).toBe('GAME_NOT_FOUND');
  });

  it('gives an order back while bets are taken, once, and to its player alone', async () => {
    const [member, thief] = [await player(), await player()];
    const { roundNumber } = await open('sic-bo-a');
    const placed = await order(member, 'sic-bo-a', roundNumber, { big: 10 });
    const [{ orderId } = { orderId: '' }] = placed.body.value.orders;
    expect((await takeBack(thief, 'sic-bo-a', orderId)).body.code).toBe('LIVE_ORDER_NOT_FOUND');
    const answers = await Promise.all([1, 2].map(() => takeBack(member, 'sic-bo-a', orderId)));
    expect(answers.map(({ body }) => body.code ?? 'BACK').toSorted()).toEqual([
      'BACK',
      'LIVE_ORDER_NOT_FOUND',
    ]);
    expect(await cash(member)).toBe(FUNDS);
    const kept = await order(member, 'sic-bo-a', roundNumber, { small: 10 });
    const [{ orderId: second } = { orderId: '' }] = kept.body.value.orders;
    app().clock.advance({ ms: 21_000 });
    expect((await takeBack(member, 'sic-bo-a', second)).body.code).toBe('TABLE_LOCKED');
    expect((await order(member, 'sic-bo-a', roundNumber, { big: 10 })).body.code).toBe(
      'TABLE_LOCKED',
    );
    await play('sic-bo-a');
    await expectLedgerWhole(app().database);
  });

  it('proves a wheel by its seeds, and a shoe once it has ended', async () => {
    const { roundNumber } = await open('roulette-a');
    expect(await proof('roulette-a', roundNumber)).toMatchObject({
      serverSeed: null,
      beaconValue: null,
      outcome: null,
    });
    await play('roulette-a');
    const told = await proof('roulette-a', roundNumber);
    const { serverSeed, beaconValue, position } = told;
    const stream = openOutcomeStream({
      serverSeed: serverSeed ?? '',
      clientSeed: beaconValue ?? '',
      nonce: position,
    });
    const { draw } = LIVE_GAMES.roulette;
    expect(draw.from === 'chain' && draw.draw(stream, NOTHING_SAID)).toEqual(told.outcome);

    const first = await open('dragon-tiger-a');
    await play('dragon-tiger-a');
    const hidden = await proof('dragon-tiger-a', first.roundNumber);
    expect(hidden.serverSeed).toBeNull();
    await app()
      .database.db.updateTable('live_shoe')
      .set({ used: 410 })
      .where('table_code', '=', 'dragon-tiger-a')
      .where('status', '=', 'dealt')
      .execute();
    await open('dragon-tiger-a');
    const shoe = await proof('dragon-tiger-a', first.roundNumber);
    const cards = shuffleShoe(
      openOutcomeStream({
        serverSeed: shoe.serverSeed ?? '',
        clientSeed: shoe.beaconValue ?? '',
        nonce: shoe.position,
      }),
    );
    const from = shoe.shoeFrom ?? 0;
    expect(shoe.outcome).toEqual({
      kind: 'dragonTiger',
      dragon: cards[from],
      tiger: cards[from + 1],
    });
  });

  it('pays once when every node settles at the same time, and continues after a stop', async () => {
    const member = await player();
    const { roundNumber } = await open('baccarat-b');
    await order(member, 'baccarat-b', roundNumber, { player: 20, banker: 20 });
    await Promise.all([studio.until((await studio.table('baccarat-b')).closesAt), studio.step()]);
    const { dealtAt } = await studio.table('baccarat-b');
    await Promise.all([studio.until(dealtAt), studio.step(), studio.step()]);
    const table = await studio.table('baccarat-b');
    const payout =
      (20n * MICRO * (returned(table, 'player') + returned(table, 'banker'))) / 10_000n;
    expect(await cash(member)).toBe(FUNDS - 40n * MICRO + payout);
    await expectLedgerWhole(app().database);
  });

  it('opens no round at a paused table, until someone resumes it', async () => {
    const { headers } = await signInStaff(app(), 'operator');
    const act = (name: string, version: number, by = headers) =>
      app().call<{ version: number }>('POST', `${DESK}/dragon-tiger-b/${name}`, {
        headers: by,
        key: `studio-act-${(acts += 1)}`,
        body: { version, reason: 'the shoe is checked' },
      });
    const support = await signInStaff(app(), 'support');
    expect((await act('pause', 0, support.headers)).body.code).toBe('FORBIDDEN');
    const { roundNumber } = await open('dragon-tiger-b');
    const both = await Promise.all([act('pause', 0), act('pause', 0)]);
    expect(both.map(({ body }) => body.code ?? 'PAUSED').toSorted()).toEqual([
      'LIVE_TABLE_CHANGED',
      'PAUSED',
    ]);
    await play('dragon-tiger-b');
    app().clock.advance({ ms: 120_000 });
    await studio.step();
    expect(await studio.table('dragon-tiger-b')).toMatchObject({ status: 'paused', roundNumber });
    const again = await signInStaff(app(), 'operator');
    expect((await act('resume', 1, again.headers)).body.value).toEqual({ version: 2 });
    expect((await open('dragon-tiger-b')).roundNumber).toBe(roundNumber + 1);
  });

  it('gives everything of a round back that two people void, also when it was paid', async () => {
    const member = await player();
    const { roundNumber } = await open('sic-bo-b');
    await order(member, 'sic-bo-b', roundNumber, { small: 20, big: 20 });
    await play('sic-bo-b');
    const { headers } = await signInStaff(app(), 'operator');
    const week = async () => {
      const { body } = await app().call<ReplyOf<'listStudioTables'>>('GET', DESK, { headers });
      return body.value.items.find(({ table }) => table === 'sic-bo-b')?.week;
    };
    expect(await week()).toMatchObject({
      rounds: 1,
      stakeMicro: String(40n * MICRO),
      // Both return 97.2222 percent.
      expectedMicro: String((40n * MICRO * 972_222n) / 1_000_000n),
    });
    const revoke = (number: number) =>
      app().call<StudioDeskRound>('POST', `${DESK}/sic-bo-b/rounds/${number}/void`, {
        headers,
        key: `studio-act-${(acts += 1)}`,
        body: { reason: 'a die lay on its edge' },
      });
    expect((await revoke(9_999)).body.code).toBe('ROUND_NOT_FOUND');
    const asked = await revoke(roundNumber);
    await open('sic-bo-b');
    const done = await approved(app(), asked);
    expect(done.body.value).toMatchObject({
      status: 'voiding',
      voidReason: 'a die lay on its edge',
    });
    await Promise.all([studio.step(), studio.step()]);
    await studio.step();
    expect(await cash(member)).toBe(FUNDS);
    expect((await revoke(roundNumber)).body.code).toBe('LIVE_ROUND_NOT_VOIDABLE');
    const { results } = await studio.table('sic-bo-b');
    expect(results.map((shown) => shown.roundNumber)).not.toContain(roundNumber);
    const desk = await app().call<ReplyOf<'listStudioRounds'>>('GET', `${DESK}/sic-bo-b/rounds`, {
      headers,
    });
    const voided = desk.body.value.items.find((round) => round.roundNumber === roundNumber);
    expect(voided).toMatchObject({ status: 'void', stakeMicro: '0', payoutMicro: '0' });
    expect(await week()).toMatchObject({ rounds: 0, stakeMicro: '0', payoutMicro: '0' });
    await expectLedgerWhole(app().database);
  });

  it('shows staff the stakes of their brand and the most that a round costs', async () => {
    const member = await player();
    const { roundNumber } = await open('roulette-b');
    await order(member, 'roulette-b', roundNumber, { red: 20, n17: 20 });
    const { headers } = await signInStaff(app(), 'support');
    const { body } = await app().call<ReplyOf<'listStudioTables'>>('GET', DESK, { headers });
    expect(body.value.items.find(({ table }) => table === 'roulette-b')).toMatchObject({
      players: 1,
      stakeMicro: String(40n * MICRO),
      mostMicro: String(20n * 38n * MICRO),
    });
  });
});
