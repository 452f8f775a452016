import { sql } from 'kysely';
import { afterEach, beforeEach, expect } from 'vitest';
import { roundProjection } from '#server/play/rounds/round-projection.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createLog } from '#server/platform/log.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { startRelay } from '#server/platform/outbox/relay.ts';
import { type BetTraffic, startBetTraffic } from './bet-traffic.ts';
import { expectLedgerWhole } from './ledger-oracle.ts';
import type { OpenPlace, ServerPlace } from './server-place.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { SECRETS } from './test-app.ts';
import { expectTaken } from './wallet-conformance/conformance-case.ts';

/** Bets taken by every node between two kills. */
const ENOUGH = 40;
/** Calls sent again at once. */
const AT_ONCE = 100;
export const KILLS_TIMEOUT_MS = 400_000;

/** Everything once more. @returns how many were known already. */
async function sendAgain({ sent }: BetTraffic): Promise<number> {
  let known = 0;
  for (let from = 0; from < sent.length; from += AT_ONCE) {
    const replies = await Promise.all(sent.slice(from, from + AT_ONCE).map((call) => call()));
    for (const reply of replies) expectTaken(reply);
    known += replies.filter(({ body }) => body.value?.['duplicate'] === true).length;
  }
  return known;
}

/**
 * Servers that are killed under bets, on a database of their own for each test.
 * @returns runs `nodes` servers, kills them in turn `kills` times, and expects that no acknowledged bet
 * is lost and none is booked twice
 */
export function prepareKills(
  openPlace: OpenPlace,
  program: () => string,
): (nodes: number, kills: number) => Promise<void> {
  let place: ServerPlace;
  let servers: RunningServer[];

  const start = (env: Record<string, string> = {}) =>
    startServer({ ...SECRETS, ...place.env, ...env }, program());

  beforeEach(async () => {
    place = await openPlace(program());
    servers = [];
  }, KILLS_TIMEOUT_MS);
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await place.remove();
  });

  return async (nodes, kills) => {
    for (let node = 0; node < nodes; node += 1) servers.push(await start());
    const traffics = await Promise.all(servers.map(({ port }) => startBetTraffic(port, 2)));
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = kill % nodes;
      const before = traffics.map(({ taken }) => taken);
      for (const [index, traffic] of traffics.entries()) {
        await expect
          .poll(() => traffic.taken, { timeout: 60_000 })
          .toBeGreaterThan((before[index] ?? 0) + ENOUGH);
      }
      const { port } = servers[victim] ?? { port: 0 };
      expect(await servers[victim]?.stop('SIGKILL')).toBeNull();
      // The traffic goes on: its calls fail until the node is back.
      servers[victim] = await start({ PORT: String(port) });
    }
    for (const traffic of traffics) await traffic.stop();
    for (const traffic of traffics) {
      expect(traffic.refusals.size, 'calls were under way').toBeGreaterThan(0);
      const { taken } = traffic;
      expect(await sendAgain(traffic)).toBeGreaterThanOrEqual(taken);
      await traffic.vendor.expectAgreement();
      expect(await sendAgain(traffic)).toBe(traffic.sent.length);
      await traffic.vendor.expectAgreement();
    }
    for (const server of servers) expect(await server.stop('SIGTERM'), server.output()).toBe(0);

    const database = await place.open();
    await expectLedgerWhole(database, {
      acknowledged: traffics.flatMap(({ vendor }) =>
        vendor.references.map((externalRef) => ({ provider: 'house', externalRef })),
      ),
    });
    // Each movement reaches the betting record once, whichever process wrote or relayed it.
    const metrics = createMetrics({ process: false });
    const log = createLog('silent');
    const relay = startRelay({
      database,
      clock: systemClock,
      log,
      metrics,
      consumers: [roundProjection],
    });
    await relay.settle();
    await relay.close();
    const { rows } = await sql<{ waiting: bigint; ledger: bigint; record: bigint }>`
      select (select count(*) from outbox) + (select count(*) from outbox_delivery) as waiting,
        (select coalesce(-sum(e.amount), 0)::bigint from entry e
          join transfer t on t.shard = e.shard and t.id = e.transfer_id
          join ledger_account a on a.shard = e.shard and a.id = e.account_id
          where t.provider = 'house' and t.kind in ('bet', 'win', 'jackpotWin', 'rollback') and a.owner_kind = 'member') as ledger,
        (select coalesce(sum(stake_micro - payout_micro), 0)::bigint from round
          where vendor = 'house') as record
    `.execute(database.db);
    expect(rows[0]?.waiting).toBe(0n);
    expect(rows[0]?.record).toBe(rows[0]?.ledger);
    await database.close();
  };
}
