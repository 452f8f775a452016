import { sql } from 'kysely';
import type { ContractTerms, ContractTier } from '#contract/generated/types.ts';
import { setting } from '#domain/contract/contract-policy.setting.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import { HOUSE } from '#domain/ledger/account-kind.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import type { LiveBrand } from '#server/brands/live-brand.ts';
import { payContractLines } from '#server/features/contract/pay-lines.ts';
import { runBets } from '#server/features/contract/run-bets.ts';
import { runContracts } from '#server/features/contract/run-contracts.ts';
import { arrayOf } from '#server/ledger/array-literal.ts';
import { type Ledger, openLedger } from '#server/ledger/ledger.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { NO_FENCE } from '#server/platform/jobs/job-lease.ts';
import { createLog } from '#server/platform/log.ts';
import { expectWholeAfterBench } from './after-bench.ts';
import { type BenchRow, median } from './bench-row.ts';
import { BRAND, CURRENCY, RUNS } from './bench-settings.ts';
import { type BenchMember, fillMembers, openScratchDatabase } from './bet-database.ts';

const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 1_000_000);
const BETS = Number(process.env['BENCH_BETS'] ?? 50_000);
/** Agents right below each agent, over nine levels: a chain of eight below the top. */
const FAN = 3;
const LEVELS = Number(process.env['BENCH_LEVELS'] ?? 9);
const AGENTS = (FAN ** LEVELS - 1) / (FAN - 1);
const DAY = '2026-11-20';
const TICK_SECONDS = 2;

/**
 * A daily salary over a full tree of agents, computed and paid level by level, against one group-by over the day's rows and
 * one set of the same credits; and a real-time run over single bets.
 */
export async function run(): Promise<BenchRow[]> {
  const database = await openScratchDatabase();
  try {
    const agents = await fillMembers(database, undefined, AGENTS);
    await fillTree(database, agents);
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error') });
    const parts = { db: database.db, clock: systemClock, ledger } as const;
    const policy = setting.inEffect(null, EVERY_MEANS);
    const zone = { timeZone: 'America/Lima' };
    const settings = { contractPolicy: policy, brandDay: zone };
    const brand = {
      id: BRAND,
      site: { currency: CURRENCY },
      setting: (kind: keyof typeof settings) => settings[kind],
    } as unknown as LiveBrand;
    const of = { brand: BRAND, currency: CURRENCY, from: DAY, to: DAY, hour: null };
    const computed: number[] = [];
    const ours: number[] = [];
    const grouped: number[] = [];
    const reference: number[] = [];
    // The first turn warms the files up and is not counted.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      await sql`delete from contract_line`.execute(database.db);
      await sql`delete from contract_run`.execute(database.db);
      const compute = await timed(async () => {
        const day = { ...of, kind: 'dailySalary', period: 'daily' } as const;
        await runContracts(parts, day, false, NO_FENCE);
      });
      const pay = await timed(async () => {
        const paid = await payContractLines(parts, brand, NO_FENCE);
        if (paid !== AGENTS) throw new Error(`${paid} of ${AGENTS} lines were paid`);
      });
      const group = await timed(() => groupDay(database));
      const post = await timed(() => postSame(database, ledger, turn));
      if (turn === 0) continue;
      computed.push(compute);
      ours.push(compute + pay);
      grouped.push(group);
      reference.push(group + post);
    }
    const tick = await timedTick(database, () =>
      runBets({ ...parts, brands: { byId: () => brand } as never }, brand, NO_FENCE),
    );
    await ledger.close();
    await database.withConnection((connection) => connection.query('analyze'));
    await expectWholeAfterBench(database);
    const name = `${AGENTS} contracts over ${MEMBERS} members`;
    return [
      {
        measure: `${name}: lines / one group-by`,
        ours: median(computed),
        reference: median(grouped),
        unit: 's',
        ratio: median(computed) / median(grouped),
        goal: null,
        better: 'lower',
      },
      {
        measure: `${name}: lines and payments / one group-by and one set`,
        ours: median(ours),
        reference: median(reference),
        unit: 's',
        ratio: median(ours) / median(reference),
        goal: 2.5,
        better: 'lower',
      },
      {
        measure: `${BETS} bets in a real-time run`,
        ours: tick,
        reference: null,
        unit: 's',
        ratio: tick,
        goal: TICK_SECONDS,
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

/** The sums of every upline, and the members of each who played, as a report would read them. */
const groupDay = ({ db }: Database) =>
  sql`
    select count(*) from (
      select m.parent_id, sum(p.valid_micro), count(*) filter (where p.valid_micro > 0)
      from play_cell p join member m on m.id = p.member_id
      where p.brand = ${BRAND}::text and p.day = ${DAY}::text
      group by m.parent_id
    ) g
  `.execute(db);

/** The amounts of the lines, credited by one set. */
async function postSame({ db }: Database, ledger: Ledger, turn: number): Promise<void> {
  await ledger.postSet({
    brand: BRAND,
    currency: CURRENCY,
    provider: 'bench',
    setRef: `contracts-${turn}`,
    kind: 'promoPayout',
    against: HOUSE,
    read: async (shard, after, limit) => {
      const { rows } = await sql<{ id: bigint; amount: bigint }>`
        select l.member_id as id, l.amount_micro as amount from contract_line l
        join bench_shard s on s.member_id = l.member_id
        where s.shard = ${shard}::int and l.member_id > ${after}::bigint
        order by l.member_id limit ${limit}::int
      `.execute(db);
      return rows.map(({ id, amount }) => ({ memberId: id, amountMicro: amount }));
    },
  });
}

const tier = (rate: string, activeMembers: number): ContractTier => ({
  rate,
  fixedMicro: null,
  activeMembers,
  periodValidBetMicro: '0',
  periodProfitLossMicro: null,
  minBetAmountMicro: null,
  minDepositMicro: null,
  feeRate: null,
  winRate: null,
  lossRate: null,
  singleBetRate: null,
});
const terms = (period: ContractTerms['period'], tiers: ContractTier[]): string =>
  JSON.stringify({ period, includeSelf: true, carryNegative: false, noticeDays: 0, tiers });

/** Agents as a full tree, each with contracts of two kinds; members hang on the agents of the last level. */
async function fillTree(database: Database, agents: readonly BenchMember[]): Promise<void> {
  const lastLevel = FAN ** (LEVELS - 1);
  const daily = terms('daily', [tier('1', 0), tier('2', 3)]);
  const atOnce = terms('realTime', [{ ...tier('0', 0), singleBetRate: '0.5', winRate: '0.1' }]);
  const member = `insert into member (id, brand, username, username_key, password_hash, language,
    currency, terms_version, terms_accepted_at, account_type, parent_id)`;
  await database.withConnection(async (connection) => {
    const query = (text: string, values: unknown[] = []) => connection.query(text, values);
    await query(`insert into brand (id) values ('${BRAND}') on conflict do nothing`);
    await query('create table bench_agent (n int primary key, id bigint not null)');
    await query('create table bench_shard (member_id bigint primary key, shard int not null)');
    await query(
      'insert into bench_agent select n, id from unnest($1::bigint[]) with ordinality a (id, n)',
      [arrayOf(agents.map(({ memberId }) => memberId))],
    );
    await query('insert into bench_shard select * from unnest($1::bigint[], $2::int[])', [
      arrayOf(agents.map(({ memberId }) => memberId)),
      arrayOf(agents.map(({ memberId }) => shardOf(memberId))),
    ]);
    // Node n of a full tree has the parent (n - 2) / fan + 1, counted from 1.
    await query(`${member} select a.id, '${BRAND}', 'agent' || a.n, 'agent' || a.n, '', 'es',
      '${CURRENCY}', '1', now(), 2, p.id
      from bench_agent a left join bench_agent p on a.n > 1 and p.n = (a.n - 2) / ${FAN} + 1
      order by a.n`);
    await query(`with recursive line (n, up, distance) as (
        select n, n, 0 from bench_agent
        union all
        select n, (up - 2) / ${FAN} + 1, distance + 1 from line where up > 1
      )
      insert into agent_line (agent_id, ancestor_id, distance, brand, from_at)
      select a.id, u.id, l.distance, '${BRAND}', '2026-01-01' from line l
      join bench_agent a on a.n = l.n join bench_agent u on u.n = l.up`);
    await query(`${member} select g, '${BRAND}', 'many' || g, 'many' || g, '', 'es', '${CURRENCY}',
      '1', now(), 0, a.id from generate_series(1, ${MEMBERS}) g
      join bench_agent a on a.n = ${AGENTS} - g % ${lastLevel}`);
    await query(`insert into member_upline (member_id, brand, agent_id, from_at)
      select id, brand, parent_id, '2026-01-01' from member where account_type = 0`);
    await query(`insert into play_cell (brand, member_id, day, hour_at, category, vendor, game_code,
        currency, rounds, stake_micro, valid_micro, payout_micro)
      select '${BRAND}', n, '${DAY}', '${DAY}T15:00:00Z', 'RNG', 'house', 'one', '${CURRENCY}', 1,
        1000000, 1000000, 900000 from generate_series(1, ${MEMBERS}) n`);
    await query(`insert into team_day (brand, day, member_id, upline_id, scope, category, currency,
        rounds, stake_micro, valid_micro, payout_micro)
      select '${BRAND}', '${DAY}', u.ancestor_id, 0, 'team', 'RNG', '${CURRENCY}', count(*),
        count(*) * 1000000, count(*) * 1000000, count(*) * 900000
      from member m join agent_line u on u.agent_id = m.parent_id where m.account_type = 0
      group by u.ancestor_id`);
    await query(
      `insert into contract (id, brand, kind, upline_id, downline_id, status, terms, period,
         offered_at, expires_at, from_day)
       select a.n + k.at, '${BRAND}', k.kind, coalesce(m.parent_id, 0), a.id, 'active',
         k.terms::jsonb, k.period, now(), now(), '2026-11-01'
       from bench_agent a join member m on m.id = a.id
       cross join (values (0, 'dailySalary', 'daily', $1), (1000000, 'realTimeSalary', 'realTime', $2))
         k (at, kind, period, terms)`,
      [daily, atOnce],
    );
    await query('analyze');
  });
}

/** Seconds of a run over bets that were settled since the last one. */
async function timedTick({ db }: Database, work: () => Promise<number>): Promise<number> {
  await sql`
    insert into contract_watermark (brand, seq, at)
    values (${BRAND}::text, 0, now() - interval '10 minutes')
  `.execute(db);
  await sql`
    insert into settled_round (brand, seq, round_id, member_id, opened_at, day, category, currency,
      basis, rate_basis_points, stake_micro, payout_micro, valid_micro, base_micro, winning_micro,
      losing_micro, counted_at)
    select ${BRAND}::text, n, n, 1 + n % ${MEMBERS}::int, now(), ${DAY}::text, 'RNG',
      ${CURRENCY}::text, 'share', 0, 1000000, 0, 1000000, 1000000, 0, 1000000, now()
    from generate_series(1, ${BETS}::int) n
  `.execute(db);
  await sql`
    insert into settled_count (brand, seq) values (${BRAND}::text, ${BETS}::bigint)
  `.execute(db);
  await sql`analyze settled_round`.execute(db);
  return timed(async () => {
    if ((await work()) !== 1) throw new Error('the bets were not counted');
  });
}
