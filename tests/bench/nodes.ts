import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import type { Database } from '#server/platform/db/database.ts';
import type { RunningServer } from '#tests/support/start-server.ts';
import { expectWholeAfterBench } from './after-bench.ts';
import { type BenchRow, median } from './bench-row.ts';
import { CLIENTS, RUNS, SECONDS, STAKE_MICRO } from './bench-settings.ts';
import { fillMembers, openScratchDatabase } from './bet-database.ts';
import { openSessions, startHttpBets } from './http-bets.ts';
import { startBenchServer } from './bench-server.ts';
import { type NodeBets, startNodeBets } from './node-bets.ts';

const KILLS = 4;
const CHAOS_MEMBERS = 400;
const DRAINED_WITHIN_MS = 60_000;

type ScratchDatabase = Database & { readonly url: string };

/**
 * Two processes on one database: their bets per second beside those of one, and whether anything is
 * lost or counted twice while each is killed and started again under load.
 */
export async function run(): Promise<BenchRow[]> {
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const database = await openScratchDatabase();
  try {
    return [await compareSpeed(database), await surviveKills(database)];
  } finally {
    await database.close();
  }
}

/** Turn by turn: all clients on one process, then half of them on each of two. */
async function compareSpeed(database: ScratchDatabase): Promise<BenchRow> {
  const members = await fillMembers(database);
  const half = members.length >> 1;
  const first = await startHttpBets(database, members.slice(0, half));
  const second = await startHttpBets(database, members.slice(half));
  const one: number[] = [];
  const two: number[] = [];
  try {
    const whole = { clients: CLIENTS, seconds: SECONDS };
    const part = { clients: Math.ceil(CLIENTS / 2), seconds: SECONDS };
    await Promise.all([first, second].map((node) => node.load({ ...part, seconds: 1 })));
    for (let turn = 0; turn < RUNS; turn += 1) {
      one.push((await first.load(whole)).betsPerSecond);
      const loads = await Promise.all([first.load(part), second.load(part)]);
      two.push(loads.reduce((sum, { betsPerSecond }) => sum + betsPerSecond, 0));
    }
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
  await expectWholeAfterBench(database);
  const [ours, reference] = [median(two), median(one)];
  return {
    measure: 'two processes on one database / one',
    ours,
    reference,
    unit: 'bets/s',
    ratio: ours / reference,
    goal: 1,
    better: 'higher',
  };
}

async function surviveKills(database: ScratchDatabase): Promise<BenchRow> {
  const members = await fillMembers(database, undefined, CHAOS_MEMBERS);
  const start = (env: Record<string, string> = {}) =>
    startBenchServer(database, { LOG_LEVEL: 'fatal', ...env });
  const nodes = [await start(), await start()];
  const players = await openSessions(database, members);
  const bets = startNodeBets(nodes, players);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await bets.moreThan(bets.acknowledged.length + 200);
      const place = kill % nodes.length;
      const node = nodes[place];
      if (node === undefined) throw new Error('no node to kill');
      await node.stop('SIGKILL');
      nodes[place] = await start({ PORT: String(node.port) });
    }
    await bets.stop();
    await bets.sendDoubtfulAgain();
    await waitUntilDrained(database);
    const faults = await faultsAfter(database, nodes, bets);
    for (const fault of faults) console.error(`BROKEN ${fault}`);
    return {
      measure: `faults after ${KILLS} kills under load (${bets.acknowledged.length} bets acknowledged)`,
      ours: faults.length,
      reference: null,
      unit: 'faults',
      ratio: faults.length,
      goal: 0,
      better: 'lower',
    };
  } finally {
    await bets.stop();
    await Promise.all(nodes.map((node) => node.stop('SIGKILL')));
  }
}

async function waitUntilDrained(database: Database): Promise<void> {
  const until = Date.now() + DRAINED_WITHIN_MS;
  for (;;) {
    const { rows } = await sql<{ waiting: bigint }>`
      select (select count(*) from outbox) + (select count(*) from outbox_delivery) as waiting
    `.execute(database.db);
    if (rows[0]?.waiting === 0n) return;
    if (Date.now() > until) throw new Error('the outbox did not drain');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The books, each bet exactly once in ledger and betting record, and a node number for each process. */
async function faultsAfter(
  database: Database,
  nodes: readonly RunningServer[],
  { acknowledged, prefix }: NodeBets,
): Promise<string[]> {
  const faults: string[] = [];
  await expectWholeAfterBench(
    database,
    acknowledged.map((externalRef) => ({ provider: 'house', externalRef })),
  ).catch((error: Error) => faults.push(error.message));
  const { rows } = await sql<{ bets: bigint; staked: bigint; live: bigint }>`
    select (select count(*) from transfer where external_ref like ${`${prefix}%`}) as bets,
      (select coalesce(sum(stake_micro), 0)::bigint from round
        where round_ref like ${`${prefix}%`}) as staked,
      (select count(*) from node_lease where expires_at > now()) as live
  `.execute(database.db);
  const { bets = 0n, staked = 0n, live = 0n } = rows[0] ?? {};
  if (bets !== BigInt(acknowledged.length)) {
    faults.push(`${acknowledged.length} bets were acknowledged, ${bets} are in the ledger`);
  }
  if (staked !== bets * STAKE_MICRO) {
    faults.push(`the betting record has stakes of ${staked}, the ledger of ${bets * STAKE_MICRO}`);
  }
  // Killed processes hold theirs until the lease ends.
  if (live < BigInt(nodes.length)) faults.push(`${live} node numbers for ${nodes.length} nodes`);
  return faults;
}
