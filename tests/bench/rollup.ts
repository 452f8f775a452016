import { sql } from 'kysely';
import { tornTeams } from '#server/play/figures/figure-health.ts';
import type { Connection, Database } from '#server/platform/db/database.ts';
import { type BenchRow, median } from './bench-row.ts';
import { BRAND, CURRENCY, RUNS } from './bench-settings.ts';
import { openScratchDatabase } from './bet-database.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
/** Each agent has so many agents right below, over four levels. */
const FAN = 10;
const LEVELS = 4;
const DAY = '2026-11-20';

/**
 * A day of many members proven bottom up, each team against its own part and the teams right below,
 * beside one group-by over the same rows.
 */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    await database.withConnection((connection) => fillDay(connection));
    const ours: number[] = [];
    const reference: number[] = [];
    // The first turn warms the files up and is not counted.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const seconds = await timed(() => prove(database));
      const groupSeconds = await timed(() => group(database));
      if (turn === 0) continue;
      ours.push(seconds);
      reference.push(groupSeconds);
    }
    return [
      {
        measure: `${MEMBERS} members proven bottom up / one group-by`,
        ours: median(ours),
        reference: median(reference),
        unit: 's',
        ratio: median(ours) / median(reference),
        goal: 2.3,
        better: 'lower',
      },
    ];
  } finally {
    await database.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

async function prove({ db }: Database): Promise<void> {
  const { rows } = await sql`${tornTeams(BRAND, DAY)}`.execute(db);
  if (rows.length > 0) throw new Error('the rows of the bench do not add up');
}

/** The sums of every upline, as a report would read them. */
const group = ({ db }: Database) =>
  sql`
    select count(*) from (
      select d.upline_id, sum(d.stake_micro), sum(d.payout_micro), sum(d.deposit_micro),
        sum(d.withdrawal_micro)
      from team_day d
      where d.brand = ${BRAND}::text and d.day = ${DAY}::text and d.scope = 'team'
      group by d.upline_id
    ) g
  `.execute(db);

/** Agents 1 to n as a full tree; members hang on the agents of the last level. */
async function fillDay(connection: Connection): Promise<void> {
  const agents = (FAN ** LEVELS - 1) / (FAN - 1);
  const lastLevel = FAN ** (LEVELS - 1);
  const row = `'${BRAND}', '${DAY}'`;
  const put = (rows: string) =>
    connection.query(
      `insert into team_day (brand, day, member_id, upline_id, scope, category, currency, rounds,
        stake_micro, valid_micro, payout_micro, deposit_micro, withdrawal_micro) ${rows}`,
    );
  await connection.query(
    `insert into agent_line (agent_id, ancestor_id, distance, brand, from_at)
     select n, n, 0, '${BRAND}', now() from generate_series(1, ${agents}) n`,
  );
  // Node n of a full tree has the parent (n - 2) / fan + 1, counted from 1.
  await put(`select ${row}, ${agents} + n, ${agents - lastLevel} + 1 + n % ${lastLevel}, 'team',
    'RNG', '${CURRENCY}', 1, 100, 100, 90, 10, 5 from generate_series(1, ${MEMBERS}) n`);
  await put(`select ${row}, n, case when n = 1 then 0 else (n - 2) / ${FAN} + 1 end, 'own',
    'RNG', '${CURRENCY}', 1, 100, 100, 90, 10, 5 from generate_series(1, ${agents}) n`);
  for (let level = LEVELS; level >= 1; level -= 1) {
    const first = (FAN ** (level - 1) - 1) / (FAN - 1) + 1;
    const last = (FAN ** level - 1) / (FAN - 1);
    const below = `select upline_id as n, rounds, stake_micro, valid_micro, payout_micro,
      deposit_micro, withdrawal_micro from team_day
      where scope = 'team' and upline_id between ${first} and ${last}`;
    const own = `select member_id, rounds, stake_micro, valid_micro, payout_micro, deposit_micro,
      withdrawal_micro from team_day where scope = 'own' and member_id between ${first} and ${last}`;
    await put(`select ${row}, a.n, case when a.n = 1 then 0 else (a.n - 2) / ${FAN} + 1 end, 'team',
      'RNG', '${CURRENCY}', sum(rounds), sum(stake_micro), sum(valid_micro), sum(payout_micro),
      sum(deposit_micro), sum(withdrawal_micro)
      from (${below} union all ${own}) a group by a.n`);
  }
  await connection.query('analyze team_day');
}
