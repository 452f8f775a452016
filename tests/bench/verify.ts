import pg from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import { LAG_MS } from '#server/ledger/verification-lag.ts';
import { chunkSizeOf, withVerifyConnection } from '#server/ledger/verify-connection.ts';
import { verifyLedger } from '#server/ledger/verify-ledger.ts';
import { verifyShard } from '#server/ledger/verify-shard.ts';
import { SHARDS } from '#domain/ledger/shard.ts';
import { openScratchDatabase } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { CLIENTS, SECONDS } from './bench-settings.ts';
import { type BetTarget, loadBets } from './bet-target.ts';
import { fillJournal } from './fill-journal.ts';
import { ledgerTarget } from './ledger-target.ts';

type ScratchDatabase = Awaited<ReturnType<typeof openScratchDatabase>>;

/** One: at ten million entries a run takes two minutes, and writing them four. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 1);
const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 10_000_000);

/**
 * One full scan with sums: every entry with its account and transfer, summed per transfer and
 * currency and per account, in one statement with the planner's own choices. It compares no chain,
 * hashes nothing and holds one snapshot.
 */
const SCAN = `
select count(*) filter (where transfer_id is not null and total <> 0) as unbalanced, count(*) as sums
from (
  select e.transfer_id, e.account_id, a.currency, sum(e.amount) as total, count(t.id) as known
  from entry e
  join ledger_account a on a.shard = e.shard and a.id = e.account_id
  join transfer t on t.shard = e.shard and t.id = e.transfer_id and t.brand = a.brand
  group by grouping sets ((e.shard, e.transfer_id, a.currency), (e.shard, e.account_id))
) s`;

/**
 * A full verification beside one full scan with sums, turn by turn, and the p99 of bets into the
 * ledger while a verification runs beside the p99 before it.
 */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const members = await fillJournal(database, ENTRIES);
    const speed = await measureSpeed(database);
    const target = ledgerTarget(database, members);
    try {
      return [speed, await measureBets(database, target)];
    } finally {
      await target.close();
    }
  } finally {
    await database.close();
  }
}

async function measureSpeed(database: ScratchDatabase): Promise<BenchRow> {
  const ours: number[] = [];
  const scans: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    scans.push(await secondsOf(() => scan(database)));
    ours.push(await secondsOf(() => expectWhole(database)));
  }
  const ratio = median(ours) / median(scans);
  return {
    measure: `verify ${ENTRIES.toLocaleString('en')} entries / one full scan with sums`,
    ours: median(ours),
    reference: median(scans),
    unit: 's',
    ratio,
    goal: 2,
    better: 'lower',
  };
}

async function scan(database: ScratchDatabase): Promise<void> {
  // Neither from the pool nor a lane: the scan is silent for longer than they allow.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ unbalanced: string }>(SCAN);
    if (rows[0]?.unbalanced !== '0') throw new Error('the journal of the bench is not balanced');
  } finally {
    await client.end();
  }
}

async function expectWhole(database: Database): Promise<void> {
  const { faults, entries } = await verifyLedger(database);
  if (faults.length > 0) throw new Error(`the ledger is not whole: ${JSON.stringify(faults)}`);
  if (entries === 0n) throw new Error('no entry was verified');
}

async function measureBets(database: Database, target: BetTarget): Promise<BenchRow> {
  const load = { clients: CLIENTS, seconds: SECONDS };
  await loadBets(target, { ...load, seconds: 1 });
  const before: number[] = [];
  const during: number[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    before.push((await loadBets(target, load)).p99Ms);
    during.push(await p99WhileVerifying(database, target));
  }
  await expectWhole(database);
  return {
    measure: `bet p99 while verifying gently / before (${target.label}, ${CLIENTS} in flight)`,
    ours: median(during),
    reference: median(before),
    unit: 'ms',
    ratio: median(during) / median(before),
    goal: 1.3,
    better: 'lower',
  };
}

/** Bets while shards are verified one after the other, as `ledger:verify --gentle` does beside players. */
async function p99WhileVerifying(database: Database, target: BetTarget): Promise<number> {
  let loaded = false;
  // What may be under way is left for the next pass.
  const options = { lagMs: LAG_MS, chunkSize: chunkSizeOf(database, 'gentle') };
  const verification = withVerifyConnection(database, 'gentle', async (verify) => {
    for (let shard = 0; !loaded; shard = (shard + 1) % SHARDS) {
      const { faults } = await verifyShard(verify, shard, options);
      if (faults.length > 0) throw new Error(`faults under load: ${JSON.stringify(faults)}`);
    }
  });
  const { p99Ms } = await loadBets(target, { clients: CLIENTS, seconds: SECONDS });
  loaded = true;
  await verification;
  return p99Ms;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
