import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { openPostgres } from '#server/platform/db/open-postgres.ts';
import { createLog } from '#server/platform/log.ts';
import { expectProblem, problemOf, sendRaw } from '#tests/support/expect-problem.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { registerMember } from '#tests/support/members.ts';
import { findPostgres, openPostgresTest } from '#tests/support/postgres-engine.ts';
import { openTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { injectedWallet } from '#tests/support/vendor.ts';
import { VendorBook } from '#tests/support/wallet-conformance/vendor-book.ts';
import type { WalletPlayer } from '#tests/support/wallet-conformance/wallet-target.ts';

const serverUrl = await findPostgres();
const UNIT = 1_000_000n;
const POOL_SIZE = 3;

// The embedded database is in the process and cannot go without it.
describe.skipIf(serverUrl === null)('on PostgreSQL', () => {
  let behind: Database & { readonly url: string };
  let proxy: TcpProxy;
  let database: Database;
  let app: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    behind = await openPostgresTest(serverUrl ?? '');
    proxy = await openTcpProxy(behind.url);
    database = openPostgres({
      url: proxy.url,
      poolSize: POOL_SIZE,
      acquireTimeoutMs: 400,
      silenceMs: 900,
      onError: () => undefined,
    });
    const log = createLog('error', { write: (line) => void lines.push(line) });
    app = await openTestApp(database, {}, log);
  });
  afterAll(async () => {
    proxy.restore();
    await app.server.close();
    await database.close();
    await proxy.close();
    await behind.close();
  });

  const until = async (done: () => Promise<boolean>, withinMs = 8_000) => {
    await expect.poll(done, { timeout: withinMs, interval: 50 }).toBe(true);
  };
  /** Every connection of the pool answers: the test before may have left some dead ones. */
  const poolAnswers = async () => {
    const asked = Array.from({ length: POOL_SIZE }, () =>
      database.withConnection((connection) => connection.query('select pg_sleep(0.05)')),
    );
    const answers = await Promise.allSettled(asked);
    return answers.every(({ status }) => status === 'fulfilled');
  };
  beforeEach(() => until(poolAnswers, 30_000));
  const ready = async () => (await sendRaw(app, 'GET', '/readyz')).statusCode === 200;

  /** Bets one after the other until told to stop; whatever has no answer is sent again until it has one. */
  const betUntil = async (vendor: VendorBook, player: WalletPlayer, stopped: () => boolean) => {
    let taken = 0;
    for (let number = 0; !stopped(); number += 1) {
      const bet = { id: `bet${number}`, round: `round${number}` };
      let reply = await vendor.bet(player, vendor.target.stakeUnitMicro, bet);
      while (reply.status === 503) {
        expect(['DATABASE_UNAVAILABLE', 'OVERLOADED']).toContain(reply.body.code);
        await new Promise((resolve) => setTimeout(resolve, 20));
        reply = await vendor.bet(player, vendor.target.stakeUnitMicro, bet);
      }
      expect(reply.body.success, JSON.stringify(reply.body)).toBe(true);
      taken += 1;
    }
    return taken;
  };

  it('a full pool is told as such, soon, and is free again afterwards', async () => {
    const { token } = await registerMember(app);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holders = Array.from({ length: POOL_SIZE }, () => database.withConnection(() => held));
    const since = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await sendRaw(app, 'GET', '/wps/member/info', { headers });
    expectProblem(answer, 'OVERLOADED');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(performance.now() - since).toBeLessThan(3_000);
    release();
    await Promise.all(holders);
    expect((await sendRaw(app, 'GET', '/wps/member/info', { headers })).statusCode).toBe(200);
  });

  it('a database that goes and comes back: told meanwhile, nothing lost, no restart', async () => {
    const vendor = new VendorBook(injectedWallet({ ...app, database: behind }));
    const players = await Promise.all([1, 2, 3, 4].map(() => vendor.openPlayer(1_000n * UNIT)));
    const { token } = await registerMember(app);
    let stopped = false;
    const traffic = players.map((player) => betUntil(vendor, player, () => stopped));
    for (let time = 0; time < 3; time += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      proxy.cut();
      const headers = { authorization: `Bearer ${token}` };
      const away = await sendRaw(app, 'GET', '/wps/v2/wallets/balance', { headers });
      expectProblem(away, 'DATABASE_UNAVAILABLE');
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
      expectProblem(await sendRaw(app, 'GET', '/readyz'), 'NOT_READY');
      const health = await sendRaw(app, 'GET', '/healthz');
      expect(JSON.parse(health.body)).toMatchObject({
        value: { status: 'degraded', dependencies: [{ name: 'database', state: 'down' }, {}] },
      });
      // What needs no database goes on.
      expect((await sendRaw(app, 'GET', '/wps/system/status')).statusCode).toBe(200);
      expect((await sendRaw(app, 'GET', '/metrics')).statusCode).toBe(200);
      proxy.restore();
      await until(ready);
      expect((await sendRaw(app, 'GET', '/wps/member/info', { headers })).statusCode).toBe(200);
    }
    stopped = true;
    const taken = await Promise.all(traffic);
    expect(Math.min(...taken)).toBeGreaterThan(0);
    await app.server.relay.settle();
    await vendor.expectAgreement();
    const { count } = await behind.db
      .selectFrom('transfer')
      .select(behind.db.fn.countAll<bigint>().as('count'))
      .where('kind', '=', 'bet')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(taken.reduce((sum, each) => sum + each, 0));
  });

  it('does not fill the log while the database is away', async () => {
    lines.length = 0;
    proxy.cut();
    // Enough for a retry that breeds retries to show.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    proxy.restore();
    await until(ready);
    const told = lines.filter((line) => line.includes('outbox relay'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(4);
  });

  it('a line that carries nothing any more is given up, and the next one taken', async () => {
    const vendor = new VendorBook(injectedWallet({ ...app, database: behind }));
    const player = await vendor.openPlayer(10n * UNIT);
    const { token } = await registerMember(app);
    expect((await vendor.bet(player, UNIT)).body.success).toBe(true);
    proxy.stall();
    const since = performance.now();
    const [bet, readiness, read] = await Promise.all([
      vendor.bet(player, UNIT, { id: 'bet', round: 'r' }),
      sendRaw(app, 'GET', '/readyz'),
      sendRaw(app, 'GET', '/wps/relay/rounds', { headers: { authorization: `Bearer ${token}` } }),
    ]);
    expect(bet.body.code).toBe('DATABASE_UNAVAILABLE');
    expectProblem(readiness, 'NOT_READY');
    expectProblem(read, 'DATABASE_UNAVAILABLE');
    expect(performance.now() - since).toBeLessThan(5_000);
    proxy.restore();
    await until(ready);
    await until(
      async () => (await vendor.bet(player, UNIT, { id: 'bet', round: 'r' })).body.success,
    );
    await vendor.expectAgreement();
    await expectLedgerWhole(behind);
  });

  it('answers with an envelope whatever is asked meanwhile', async () => {
    // Connections of the test before may still run out.
    let token = '';
    await until(async () => {
      token = await registerMember(app).then(
        (member) => member.token,
        () => '',
      );
      return token !== '';
    });
    const headers = { authorization: `Bearer ${token}` };
    proxy.cut();
    for (const url of [
      '/wps/session',
      '/wps/relay/rounds',
      '/wps/relay/deposits',
      '/wps/member/info',
    ]) {
      expect(problemOf(await sendRaw(app, 'GET', url, { headers })).code).toBe(
        'DATABASE_UNAVAILABLE',
      );
    }
    const login = await app.call('POST', '/wps/session/login', {
      body: { username: 'a', password: 'b', type: 'username' },
    });
    expect(login.body.code).toBe('DATABASE_UNAVAILABLE');
    proxy.restore();
    await until(ready);
  });
});
