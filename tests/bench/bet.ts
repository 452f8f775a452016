import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Database } from '#server/platform/db/database.ts';
import { expectWholeAfterBench } from './after-bench.ts';
import { fillMembers, openScratchDatabase } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { CLIENTS, RUNS, SECONDS } from './bench-settings.ts';
import { fillReference, writePgbenchScript } from './bet-reference.ts';
import { type BetLoad, loadBets } from './bet-target.ts';
import { startHttpBets } from './http-bets.ts';
import { ledgerTarget } from './ledger-target.ts';
import { findPgbench, pgbench, preparePgbench } from './pgbench.ts';

/** In which most members have bet straight into the ledger once. */
const WARM_UP_SECONDS = 6;

/**
 * Bets a second and their p99, through HTTP and straight into the ledger, beside pgbench with the
 * same bet as one statement and with TPC-B, turn by turn.
 */
export async function run(): Promise<BenchRow[]> {
  const file = await findPgbench();
  const built = spawnSync(process.execPath, ['scripts/bootstrap/build-when-stale.mjs'], {
    stdio: ['ignore', 2, 2],
  });
  if (built.status !== 0) throw new Error('the build failed');
  const ours = await openScratchDatabase();
  const theirs = await openScratchDatabase();
  try {
    await fillReference(theirs);
    await preparePgbench(file, theirs.url);
    return await measure(file, ours, theirs.url);
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
  }
}

async function measure(
  file: string,
  ours: Database & { readonly url: string },
  theirs: string,
): Promise<BenchRow[]> {
  const members = await fillMembers(ours);
  const http = await startHttpBets(ours, members);
  const straight = ledgerTarget(ours, members);
  const script = await writePgbenchScript();
  const load = { clients: CLIENTS, seconds: SECONDS };
  const overHttp: BetLoad[] = [];
  const direct: BetLoad[] = [];
  const statements: number[] = [];
  const tpcb: number[] = [];
  try {
    await http.warmUp();
    await loadBets(straight, { clients: CLIENTS, seconds: WARM_UP_SECONDS });
    for (let turn = 0; turn < RUNS; turn += 1) {
      overHttp.push(await http.load(load));
      statements.push(await pgbench(file, theirs, { ...load, script }));
      direct.push(await loadBets(straight, load));
      tpcb.push(await pgbench(file, theirs, load));
    }
  } finally {
    await Promise.all([http.stop(), straight.close(), rm(script, { force: true })]);
  }
  await expectWholeAfterBench(ours);
  const viaHttp = `through HTTP, ${CLIENTS} connections`;
  const viaLedger = `${straight.label}, ${CLIENTS} in flight`;
  return [
    speed(
      `bet / ledger direct (${viaHttp})`,
      overHttp,
      direct.map(({ betsPerSecond }) => betsPerSecond),
      0.6,
    ),
    speed(`bet / pgbench, the bet as one statement (${viaHttp})`, overHttp, statements, 1),
    speed(`bet / pgbench, TPC-B (${viaHttp})`, overHttp, tpcb, 2.5),
    p99(`bet p99 (${viaHttp})`, overHttp),
    speed(`bet / pgbench, the bet as one statement (${viaLedger})`, direct, statements, 1),
    p99(`bet p99 (${viaLedger})`, direct),
  ];
}

function speed(
  what: string,
  loads: readonly BetLoad[],
  references: readonly number[],
  goal: number,
): BenchRow {
  const ours = median(loads.map(({ betsPerSecond }) => betsPerSecond));
  const reference = median(references);
  const ratio = ours / reference;
  return { measure: what, ours, reference, unit: 'bets/s', ratio, goal, better: 'higher' };
}

function p99(what: string, loads: readonly BetLoad[]): BenchRow {
  const ours = median(loads.map(({ p99Ms }) => p99Ms));
  return {
    measure: what,
    ours,
    reference: null,
    unit: 'ms',
    ratio: ours,
    goal: 30,
    better: 'lower',
  };
}
