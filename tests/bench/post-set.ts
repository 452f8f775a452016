import { HOUSE } from '#domain/ledger/account-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { arrayOf } from '#server/ledger/array-literal.ts';
import { openLedger } from '#server/ledger/ledger.ts';
import type { SetCredit } from '#server/ledger/post-set.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { expectWholeAfterBench } from './after-bench.ts';
import { type BenchRow, median } from './bench-row.ts';
import { BRAND, CURRENCY, RUNS } from './bench-settings.ts';
import { type BenchMember, fillMembers, openScratchDatabase } from './bet-database.ts';
import { makeRawSide, postRaw } from './raw-set.ts';

const MEMBERS = Number(process.env['BENCH_CREDITS'] ?? 48_000);
const AMOUNT_MICRO = 1_000_000n;

/** Credits of a set per second beside the same rows written by raw SQL, without keys, marks or events. */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const members = await fillMembers(database, undefined, MEMBERS);
    await fillWinners(database, members);
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error') });
    const ours: number[] = [];
    const raw: number[] = [];
    // The first turn warms the files up and is not counted.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const seconds = await timed(async () => {
        const { posted } = await ledger.postSet({
          brand: BRAND,
          currency: CURRENCY,
          provider: 'bench',
          setRef: `set-${turn}`,
          kind: 'promoPayout',
          against: HOUSE,
          read: (shard, after, limit) => readWinners(database, shard, after, limit),
        });
        if (posted !== MEMBERS) throw new Error(`${posted} of ${MEMBERS} credits were posted`);
      });
      const rawSeconds = await timed(() => postRaw(database, turn));
      if (turn === 0) continue;
      ours.push(seconds);
      raw.push(rawSeconds);
    }
    await ledger.close();
    // Everything was written within seconds: without statistics the verification is planned for empty tables.
    await database.withConnection((connection) => connection.query('analyze'));
    await expectWholeAfterBench(database);
    return [
      {
        measure: `${MEMBERS} credits as a set / raw SQL`,
        ours: median(ours),
        reference: median(raw),
        unit: 's',
        ratio: median(ours) / median(raw),
        goal: 2,
        better: 'lower',
      },
    ];
  } finally {
    await database.close();
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

async function fillWinners(database: Database, members: readonly BenchMember[]): Promise<void> {
  await database.withConnection(async (connection) => {
    await makeRawSide(connection);
    await connection.query('insert into winner select *, $3 from unnest($1::int[], $2::bigint[])', [
      arrayOf(members.map(({ memberId }) => shardOf(memberId))),
      arrayOf(members.map(({ memberId }) => memberId)),
      AMOUNT_MICRO,
    ]);
    await connection.query('analyze');
  });
}

async function readWinners(
  database: Database,
  shard: number,
  after: bigint,
  limit: number,
): Promise<SetCredit[]> {
  return database.withConnection(async (connection) => {
    const { rows } = await connection.query<{ member_id: bigint; amount: bigint }>(
      `select member_id, amount from winner
       where shard = $1 and member_id > $2 order by member_id limit $3`,
      [shard, after, limit],
    );
    return rows.map(({ member_id, amount }) => ({ memberId: member_id, amountMicro: amount }));
  });
}
