import { beforeAll, describe, expect, it } from 'vitest';
import { houseOf } from '#tests/support/house.ts';
import { registration } from '#tests/support/members.ts';
import { cookiesOf, mobileCalls } from '#tests/support/mobile.ts';
import { freshIp } from '#tests/support/passwords.ts';
import { chooseSeed, JADE, launchJade, vendorRound } from '#tests/support/play.ts';
import { type Answer, HOST, OTHER_HOST, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

/** What a trial begins with, in soles. */
const START = 1_000_000_000n;
const STAKE = 1_000_000n;

interface TrialMoney {
  balanceMicro: string;
  startMicro: string;
  endsAt: string;
}

onOneEngine((engine) => {
  const app = useTestApp(engine);
  const { setFlags } = mobileCalls(app);
  beforeAll(() => setFlags({ FREEPLAY3: true }));

  const open = (
    headers: Record<string, string> = {},
    { ip = freshIp(), host = HOST }: { ip?: string; host?: string } = {},
  ) =>
    app().call<{ token: string; firstTimeLogin: boolean }>('POST', '/wps/session/login/freeplay', {
      ip,
      host,
      headers,
      body: { os: 'Linux', platform: 'W', gatewayVersion: 3, tokenKind: 'bearer' },
    });
  let registered = 0;
  /** A player, and the device they registered on. */
  const playerOnDevice = async () => {
    const answer = await app().call<{ session: { token: string } }>('PUT', '/wps/member/register', {
      ip: freshIp(),
      body: registration(`trier${(registered += 1)}`),
    });
    return { token: answer.body.value.session.token, device: cookiesOf(answer) };
  };
  const tokenOf = (answer: Answer<{ token: string }>) => answer.body.value.token;
  const newTrial = async () => tokenOf(await open());
  const call = <T = unknown>(token: string, method: 'GET' | 'POST', url: string, body?: object) =>
    app().call<T>(method, url, { token, ...(body !== undefined && { body }) });
  const money = async (token: string) =>
    (await call<TrialMoney>(token, 'GET', '/wps/v2/wallets/trial')).body.value;
  const idOf = async (token: string) =>
    BigInt((await call<{ id: string }>(token, 'GET', '/wps/member/info')).body.value.id);
  let presses = 0;
  const press = (launch: string, key = `trial-press-${(presses += 1)}`) =>
    app().call<{ roundId: string; payoutMicro: string; balanceMicro: string; jackpot: unknown }>(
      'POST',
      '/house/rounds',
      { token: launch, key, body: { stakeMicro: String(STAKE) } },
    );
  const finish = (launch: string, roundId: string) =>
    app().call<{ balanceMicro: string }>('POST', `/house/rounds/${roundId}/finish`, {
      token: launch,
    });
  const count = async (table: 'transfer' | 'ledger_account' | 'trial_movement', id: bigint) =>
    Number(
      (
        await app()
          .database.db.selectFrom(table)
          .select((eb) => eb.fn.countAll<bigint>().as('rows'))
          .where((eb) =>
            eb(table === 'ledger_account' ? ('owner_id' as never) : 'member_id', '=', id),
          )
          .executeTakeFirstOrThrow()
      ).rows,
    );

  describe('a trial', () => {
    it('is opened with play money, and only where the brand offers it', async () => {
      const opened = await open();
      expect([opened.status, opened.body.value.firstTimeLogin]).toEqual([200, true]);
      const token = tokenOf(opened);
      const session = await call<{ kind: string; member: { type: number } }>(
        token,
        'GET',
        '/wps/session',
      );
      expect(session.body.value).toMatchObject({ kind: 'trial', member: { type: 4 } });
      expect(await money(token)).toMatchObject({ balanceMicro: String(START) });
      const elsewhere = await open({}, { host: OTHER_HOST });
      expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'METHOD_NOT_OFFERED']);
    });

    it('is asked for by a web page of gateway version 3 alone', async () => {
      for (const wrong of [{ platform: 'A' }, { gatewayVersion: 2 }, { os: '' }]) {
        const answer = await app().call('POST', '/wps/session/login/freeplay', {
          ip: freshIp(),
          body: { os: 'Linux', platform: 'W', gatewayVersion: 3, ...wrong },
        });
        expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_BODY']);
      }
    });

    it('is one a device: asked again it goes on, also at the same moment', async () => {
      const first = await open();
      const id = await idOf(tokenOf(first));
      const again = await open(cookiesOf(first));
      expect(again.body.value.firstTimeLogin).toBe(false);
      expect(await idOf(tokenOf(again))).toBe(id);
      // As with any sign-in, the session before it ends.
      expect((await call(tokenOf(first), 'GET', '/wps/v2/wallets/trial')).body.code).toBe(
        'SESSION_REPLACED',
      );
      const { device } = await playerOnDevice();
      const raced = await Promise.all(Array.from({ length: 4 }, () => open(device)));
      expect(raced.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(raced.filter(({ body }) => body.value.firstTimeLogin)).toHaveLength(1);
    });

    it('is refused on an address that has ten, with the time until one ends', async () => {
      const ip = freshIp();
      for (let opened = 0; opened < 10; opened += 1) {
        const id = await idOf(await newTrial());
        await app()
          .database.db.updateTable('trial_player')
          .set({ address_group: ip })
          .where('member_id', '=', id)
          .execute();
        app().clock.advance({ minutes: 2 });
      }
      const refused = await open({}, { ip });
      expect([refused.status, refused.body.code]).toEqual([429, 'TRIALS_USED_UP']);
      expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 20) * 60);
    });

    it('is refused on the device of somebody who is excluded', async () => {
      const { token, device } = await playerOnDevice();
      expect(
        (await call(token, 'POST', '/wps/relay/member/exclusion', { period: 'day' })).status,
      ).toBe(200);
      const refused = await open(device);
      expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_EXCLUDED']);
    });
  });

  describe('a trial player', () => {
    it('plays for play money at the odds of real play, and never moves the ledger', async () => {
      const token = await newTrial();
      const id = await idOf(token);
      const launch = await launchJade(app(), { token }, 'demo');
      await chooseSeed(app(), launch);
      const session = await call<{ mode: string; jackpot: unknown }>(
        launch,
        'GET',
        '/house/session',
      );
      expect(session.body.value).toMatchObject({ mode: 'demo', jackpot: null });
      const round = (await press(launch, 'the-first-press')).body.value;
      expect(round).toMatchObject({ balanceMicro: String(START - STAKE), jackpot: null });
      // Sent twice, it is one round and one stake.
      expect((await press(launch, 'the-first-press')).body.value.roundId).toBe(round.roundId);
      const end = START - STAKE + BigInt(round.payoutMicro);
      for (const time of ['once', 'twice']) {
        const finished = await finish(launch, round.roundId);
        expect([time, finished.body.value.balanceMicro]).toEqual([time, String(end)]);
      }
      expect((await money(token)).balanceMicro).toBe(String(end));
      expect(await count('transfer', id)).toBe(0);
      expect(await count('ledger_account', id)).toBe(0);
    });

    it('is refused a stake that the play money does not cover', async () => {
      const token = await newTrial();
      const launch = await launchJade(app(), { token }, 'demo');
      await chooseSeed(app(), launch);
      await app()
        .database.db.updateTable('trial_player')
        .set({ balance_micro: STAKE - 1n })
        .where('member_id', '=', await idOf(token))
        .execute();
      const refused = await press(launch);
      expect([refused.status, refused.body.code]).toEqual([422, 'INSUFFICIENT_FUNDS']);
      expect((await money(token)).balanceMicro).toBe(String(STAKE - 1n));
    });

    it('is kept from real play and from what needs an account', async () => {
      const token = await newTrial();
      const real = await call(token, 'POST', '/wps/game/launchGame', JADE);
      expect([real.status, real.body.code]).toEqual([403, 'TRIAL_NOT_ALLOWED']);
      for (const url of [
        '/wps/v2/wallets/balance',
        '/wps/relay/favourites/ids',
        '/wps/relay/deposits',
      ]) {
        const refused = await call(token, 'GET', url);
        expect([url, refused.body.code]).toEqual([url, 'TRIAL_NOT_ALLOWED']);
      }
      // A vendor's wallet hears nothing of play money.
      const launch = await launchJade(app(), { token }, 'demo');
      const member = { memberId: String(await idOf(token)) };
      const bet = await vendorRound(app(), member as never, launch).bet();
      expect((bet.body as { code?: string }).code).toBe('INVALID_TOKEN');
    });

    it('loses nothing to a stake that is given back, and gains nothing', async () => {
      const token = await newTrial();
      const launch = await launchJade(app(), { token }, 'demo');
      const { demo } = houseOf(app().server).wallets;
      const of = { brand: 'denluma', memberId: await idOf(token), gameCode: JADE.gameCode };
      const round = { ...of, currency: 'PEN', roundRef: 'r', betTransactionId: 'b' };
      const bet = { ...round, token: launch, transactionId: 'b', amountMicro: STAKE };
      const back = { ...round, transactionId: 'back' };
      const win = { ...round, transactionId: 'w', amountMicro: 5n * STAKE, closesRound: true };
      await expect(demo.win('house', win)).rejects.toMatchObject({
        code: 'TRANSACTION_DOES_NOT_EXIST',
      });
      const bets = await Promise.all(Array.from({ length: 5 }, () => demo.bet('house', bet)));
      expect(bets.map(({ balanceMicro }) => balanceMicro)).toEqual(Array(5).fill(START - STAKE));
      expect(await demo.findStake('house', round)).toBe('taken');
      for (let sent = 0; sent < 2; sent += 1) {
        expect((await demo.rollback('house', back)).balanceMicro).toBe(START);
      }
      expect(await demo.findStake('house', round)).toBe('returned');
      const code = 'TRANSACTION_ROLLED_BACK';
      await expect(demo.bet('house', bet)).rejects.toMatchObject({ code });
      await expect(demo.win('house', win)).rejects.toMatchObject({ code });
      // One that never came is refused when it comes after all.
      await demo.rollback('house', { ...back, betTransactionId: 'late' });
      const late = { ...bet, transactionId: 'late' };
      await expect(demo.bet('house', late)).rejects.toMatchObject({ code });
      // One that was paid for stays.
      const other = { ...bet, transactionId: 'c' };
      await demo.bet('house', other);
      await demo.win('house', { ...win, betTransactionId: 'c' });
      await expect(
        demo.rollback('house', { ...back, betTransactionId: 'c' }),
      ).rejects.toMatchObject({ code: 'ALREADY_SETTLED' });
      expect(await demo.balance({ ...round, vendor: 'house' })).toBe(START + 4n * STAKE);
    });
  });

  it('a trial ends after 24 hours and is removed with everything it left', async () => {
    const opened = await open();
    const token = tokenOf(opened);
    const id = await idOf(token);
    const launch = await launchJade(app(), { token }, 'demo');
    await chooseSeed(app(), launch);
    await press(launch);
    const job = app().server.jobs.find(({ name }) => name === 'removeEndedTrials');
    const fence = { assertHeld: () => Promise.resolve() } as never;
    app().clock.advance({ hours: 23 });
    await job?.run(fence);
    expect(await count('trial_movement', id)).toBe(1);
    app().clock.advance({ hours: 1 });
    // The device gets a new one, be the job late or not.
    const next = await open(cookiesOf(opened));
    expect(next.body.value.firstTimeLogin).toBe(true);
    expect(await job?.run(fence)).toBeGreaterThan(0);
    const { db } = app().database;
    for (const [table, column] of [
      ['member', 'id'],
      ['member_session', 'member_id'],
      ['game_session', 'member_id'],
      ['house_seed', 'member_id'],
      ['house_round', 'member_id'],
      ['trial_movement', 'member_id'],
      ['trial_player', 'member_id'],
    ] as const) {
      const left = await db
        .selectFrom(table)
        .selectAll()
        .where(column as never, '=', id as never)
        .execute();
      expect([table, left.length]).toEqual([table, 0]);
    }
    expect((await call(token, 'GET', '/wps/v2/wallets/trial')).status).toBe(401);
    expect((await money(tokenOf(next))).balanceMicro).toBe(String(START));
  });
});
