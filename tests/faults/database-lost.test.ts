import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBetTraffic } from '#tests/support/bet-traffic.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { findPostgres } from '#tests/support/postgres-engine.ts';
import { openServerDatabase, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { openTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { SECRETS } from '#tests/support/test-app.ts';
import { expectTaken } from '#tests/support/wallet-conformance/conformance-case.ts';

const OUTAGES = 3;
const TIMEOUT_MS = 240_000;
const WAIT = { timeout: 60_000, interval: 20 };
/** As in stopped-server.test.ts, and with nobody there to say goodbye to. */
const DRAIN_MS = 5_000;

const serverUrl = await findPostgres();
const program = useServerProgram();

// The answers themselves are in tests/api/health-database-away.test.ts: here a whole process lives on.
describe.skipIf(serverUrl === null)('on PostgreSQL', () => {
  let place: ServerPlace;
  let proxy: TcpProxy;
  let server: RunningServer;

  beforeAll(async () => {
    place = await openServerDatabase(serverUrl ?? '', program());
    proxy = await openTcpProxy(place.env['DATABASE_URL'] ?? '');
    const env = { ...SECRETS, ...place.env, DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' };
    server = await startServer(env, program());
  }, TIMEOUT_MS);
  afterAll(async () => {
    await server.stop('SIGKILL');
    await proxy.close();
    await place.remove();
  });

  it(
    'lives on while its database goes and comes back under load, and leaves no bet half done',
    async () => {
      const traffic = await startBetTraffic(server.port);
      for (let outage = 0; outage < OUTAGES; outage += 1) {
        const before = traffic.taken;
        await expect.poll(() => traffic.taken, WAIT).toBeGreaterThan(before + 20);
        const refused = traffic.refusals.get('DATABASE_UNAVAILABLE') ?? 0;
        proxy.cut();
        await expect
          .poll(() => traffic.refusals.get('DATABASE_UNAVAILABLE') ?? 0, WAIT)
          .toBeGreaterThan(refused + 20);
        proxy.restore();
      }
      const last = traffic.taken;
      await expect.poll(() => traffic.taken, WAIT).toBeGreaterThan(last + 20);
      await traffic.stop();
      const told = [...traffic.refusals.keys()];
      expect(told.filter((code) => !['DATABASE_UNAVAILABLE', 'OVERLOADED'].includes(code))).toEqual(
        [],
      );

      // Whatever became of it the first time: sent once more, it is there once.
      for (const reply of await Promise.all(traffic.sent.map((call) => call()))) expectTaken(reply);
      await traffic.vendor.expectAgreement();
      const database = await place.open();
      const acknowledged = traffic.vendor.references.map((externalRef) => ({
        provider: 'house',
        externalRef,
      }));
      expect(acknowledged).toHaveLength(traffic.sent.length);
      await expectLedgerWhole(database, { acknowledged });
    },
    TIMEOUT_MS,
  );

  it(
    'told to stop while its database is away, ends in time',
    async () => {
      proxy.cut();
      const since = performance.now();
      expect(await server.stop('SIGTERM'), server.output()).toBe(0);
      expect(performance.now() - since).toBeLessThan(DRAIN_MS);
    },
    TIMEOUT_MS,
  );
});
