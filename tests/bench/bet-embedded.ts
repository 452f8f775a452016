import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openEmbedded } from '#server/platform/db/open-embedded.ts';
import { MIGRATIONS_FOLDER } from '#tests/support/database-template.ts';
import { expectWholeAfterBench } from './after-bench.ts';
import { fillMembers } from './bet-database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { CLIENTS, RUNS, SECONDS } from './bench-settings.ts';
import { BET_STATEMENT, fillReference, randomBet } from './bet-reference.ts';
import { type BetTarget, loadBets } from './bet-target.ts';
import { ledgerTarget } from './ledger-target.ts';

/** Batched bets on PGlite in a folder, beside one statement a bet on another, turn by turn. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-embedded-'));
  const ours = await openMigrated(path.join(folder, 'ours'));
  const theirs = await openMigrated(path.join(folder, 'theirs'));
  try {
    const target = ledgerTarget(ours, await fillMembers(ours));
    await fillReference(theirs);
    const single = await singleStatement(theirs);
    await loadBets(target, { clients: CLIENTS, seconds: 1 });
    await loadBets(single, { clients: CLIENTS, seconds: 1 });
    const speeds = { batched: [] as number[], single: [] as number[] };
    for (let turn = 0; turn < RUNS; turn += 1) {
      const load = { clients: CLIENTS, seconds: SECONDS };
      speeds.batched.push((await loadBets(target, load)).betsPerSecond);
      speeds.single.push((await loadBets(single, load)).betsPerSecond);
    }
    await target.close();
    await expectWholeAfterBench(ours);
    return [
      {
        measure: `bet on PGlite / its own single statement (${target.label}, ${CLIENTS} in flight)`,
        ours: median(speeds.batched),
        reference: median(speeds.single),
        unit: 'bets/s',
        ratio: median(speeds.batched) / median(speeds.single),
        goal: 8,
        better: 'higher',
      },
    ];
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function openMigrated(dataDir: string): Promise<Database> {
  const database = await openEmbedded({ dataDir });
  await migrate(database, MIGRATIONS_FOLDER);
  return database;
}

async function singleStatement(database: Database): Promise<Pick<BetTarget, 'bet'>> {
  const lane = await database.openLane({});
  const statement = BET_STATEMENT.replaceAll(
    /:([smh])::/g,
    (_match, name: string) => `$${'smh'.indexOf(name) + 1}::`,
  );
  return {
    async bet() {
      const { shard, member, house } = randomBet();
      const { rows } = await lane.query(statement, [shard, member, house]);
      if (rows.length !== 1) throw new Error('the reference refused a bet');
    },
  };
}
