import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { type GatewayProcess, startGateway } from '#tests/support/gateway-process.ts';
import { expectLedgerWhole } from '#tests/support/ledger-oracle.ts';
import { MoneyLife } from '#tests/support/money-life.ts';
import { findPostgres } from '#tests/support/postgres-engine.ts';
import { openServerDatabase, type ServerPlace } from '#tests/support/server-place.ts';
import { useServerProgram } from '#tests/support/server-program.ts';
import { type RunningServer, startServer } from '#tests/support/start-server.ts';
import { openTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { SECRETS } from '#tests/support/test-app.ts';
import { testEffort, testSeed } from '#tests/support/test-effort.ts';
import { freePort } from '../../scripts/dev/free-port.ts';

const GATEWAY_SECRET = 'gateway-payment-secret-for-faults-1';
const CHANNELS = {
  PAYMENTS: 'sandbox,transfer,gateway',
  GATEWAY_PAYMENT_SECRET: GATEWAY_SECRET,
};
const TIMEOUT_MS = 240_000;
/** As long as a fault may take to be met, or a step to be there. Asked more often, limits would refuse. */
const WAIT = { timeout: 100_000, interval: 200 };
const OUTAGE_MS = 50;

type CommitMoment = 'before' | 'after';

/** A start takes seconds: half of the steps are met by a kill, the other half after the next commit. */
const isKilledAt = (step: number): boolean => testEffort() > 1 || (step + testSeed()) % 2 === 0;

/**
 * Who ends in the middle of a step, and when: before the database hears of the commit, or after it was
 * made and before anybody was told. A server is killed at the one moment or at the other in turn.
 */
const FAULTS = [
  { title: 'the database is lost before the commit', victim: 'database', moment: () => 'before' },
  { title: 'the database is lost after the commit', victim: 'database', moment: () => 'after' },
  {
    title: 'the server is killed at the commit',
    victim: 'server',
    moment: (step) => ((step + testSeed()) % 4 < 2 ? 'before' : 'after'),
  },
] as const satisfies readonly {
  title: string;
  victim: 'database' | 'server';
  moment: (step: number) => CommitMoment;
}[];

const serverUrl = await findPostgres();
const program = useServerProgram();

// A silent gateway, and one that says everything twice, are in tests/api/gateway.test.ts.
describe.skipIf(serverUrl === null)('on PostgreSQL, a whole process', () => {
  let place: ServerPlace;
  let proxy: TcpProxy;
  let gateway: GatewayProcess;
  let server: RunningServer;
  let database: Database;
  let env: Record<string, string>;

  beforeAll(async () => {
    place = await openServerDatabase(serverUrl ?? '', program(), {
      ...CHANNELS,
      // Filling a demo asks nothing of the gateway.
      GATEWAY_PAYMENT_URL: 'http://127.0.0.1:9',
    });
    proxy = await openTcpProxy(place.env['DATABASE_URL'] ?? '');
    const port = await freePort();
    gateway = await startGateway(
      GATEWAY_SECRET,
      `http://127.0.0.1:${port}/payments/notify/gateway`,
    );
    env = {
      ...SECRETS,
      ...place.env,
      DATABASE_URL: proxy.url,
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      ...CHANNELS,
      GATEWAY_PAYMENT_URL: gateway.url,
      VENDOR_HOSTS: '127.0.0.1',
    };
    server = await startServer(env, program());
    database = await place.open();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await server.stop('SIGKILL');
    await gateway.stop();
    await proxy.close();
    await place.remove();
  });

  /** @returns whether the fault has come and gone */
  const strike = (victim: 'database' | 'server', marker: string, moment: CommitMoment) => {
    const struck = { isOver: false };
    const end = async (): Promise<void> => {
      if (victim === 'server') {
        await server.stop('SIGKILL');
        server = await startServer(env, program());
      } else {
        proxy.cut();
        await pause(OUTAGE_MS);
        proxy.restore();
      }
      struck.isOver = true;
    };
    proxy.atCommit(marker, moment, () => void end());
    return struck;
  };

  describe.each(FAULTS)('when $title', ({ victim, moment }) => {
    let life: MoneyLife;
    beforeAll(async () => {
      life = await MoneyLife.begin({ port: server.port, gateway, database });
    }, TIMEOUT_MS);

    it.each(MoneyLife.STEPS.map(({ name }, index) => ({ name, index })))(
      '$name: is done once',
      async ({ name, index }) => {
        const { marker, send, settled } = await life.step(name);
        if (victim === 'database' || isKilledAt(index)) {
          const struck = strike(victim, marker, moment(index));
          const first = send().catch((error: unknown) => error);
          await expect.poll(() => struck.isOver, WAIT).toBe(true);
          await first;
        }
        await send();
        await send();
        await expect.poll(settled, WAIT).toBe(true);
      },
      TIMEOUT_MS,
    );

    it('leaves the player exactly what the steps say', async () => {
      expect(await life.balance()).toEqual(MoneyLife.END);
    });
  });

  it('leaves books that agree, and nothing on its way', async () => {
    expect(await server.stop('SIGTERM'), server.output()).toBe(0);
    await expectLedgerWhole(database);
    const { rows } = await sql<{ open: bigint }>`
      select count(*) as open from payout where status in ('waiting', 'unknown')
    `.execute(database.db);
    expect(rows[0]?.open).toBe(0n);
  });
});
