import { sql } from 'kysely';
import type { ContractKind, ContractPeriod } from '#contract/generated/types.ts';
import type { PeriodFigures } from '#domain/contract/settle-contract.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { activeCounts } from './active-members.read.ts';
import { type Asked, contractRows, type FiguresOf, type Hour, placedInTeams } from './team-sql.ts';

/** The settlement of a kind and period in a window. */
export interface RunOf extends FiguresOf {
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
}

/** The figures of the teams of contracts in a period, by contract. Teams are those of each bet's time. */
export async function contractFigures(
  db: Db | Tx,
  contracts: readonly Asked[],
  of: FiguresOf,
): Promise<ReadonlyMap<bigint, PeriodFigures>> {
  if (contracts.length === 0) return new Map();
  const [sums, active] = await Promise.all([
    of.hour === null ? teamSums(db, contracts, of) : hourSums(db, contracts, of, of.hour),
    activeCounts(db, contracts, of),
  ]);
  return new Map(
    contracts.map(({ id, terms }) => {
      const { valid = 0n, profit = 0n } = sums.get(id) ?? {};
      const activeByTier = terms.tiers.map((_tier, place) => active.get(`${id} ${place}`) ?? 0);
      return [
        id,
        { validMicro: valid, profitMicro: profit, winningMicro: 0n, losingMicro: 0n, activeByTier },
      ];
    }),
  );
}

/** Valid bets, and what the house earned after all that it gave back; own play only where the terms say so. */
async function teamSums(
  db: Db | Tx,
  contracts: readonly Asked[],
  { from, to, currency }: FiguresOf,
): Promise<ReadonlyMap<bigint, { readonly valid: bigint; readonly profit: bigint }>> {
  const { rows } = await sql<{ id: bigint; valid: bigint; profit: bigint }>`
    with ${contractRows(contracts)}
    select c.id, sum(s.valid)::bigint as valid, sum(s.profit)::bigint as profit
    from c cross join lateral (
      select case when t.scope = 'team' then t.valid_micro else -t.valid_micro end as valid,
        case when t.scope = 'team' then 1 else -1 end * (t.stake_micro - t.payout_micro - t.rebate_micro
          - t.promotion_micro - t.commission_micro) as profit
      from team_day t
      where t.member_id = c.member_id and t.day between ${from}::text and ${to}::text
        and t.currency = ${currency}::text and (t.scope = 'team' or not c.self)
      union all
      select 0, -l.own_micro from contract_line l
      where c.is_dividend and l.member_id = c.member_id and l.kind <> 'dividend'
        and l.from_day >= ${from}::text and l.to_day <= ${to}::text and l.currency = ${currency}::text
    ) s
    group by c.id
  `.execute(db);
  return new Map(rows.map(({ id, valid, profit }) => [id, { valid, profit }]));
}

/** Valid bets in an hour, of the teams at its end. */
async function hourSums(
  db: Db | Tx,
  contracts: readonly Asked[],
  { brand, from, currency }: FiguresOf,
  { startsAt, endsAt }: Hour,
): ReturnType<typeof teamSums> {
  const { rows } = await sql<{ id: bigint; valid: bigint; profit: bigint }>`
    with ${contractRows(contracts)},
    play as (
      select member_id, ${endsAt}::timestamptz as at, sum(valid_micro) as valid,
        sum(stake_micro - payout_micro) as profit
      from play_cell
      where brand = ${brand}::text and day = ${from}::text and hour_at = ${startsAt}::timestamptz
        and currency = ${currency}::text and member_id <> 0
      group by member_id
    )
    select c.id, sum(p.valid)::bigint as valid, sum(p.profit)::bigint as profit
    from ${placedInTeams(sql`play`)}
    group by c.id
  `.execute(db);
  return new Map(rows.map(({ id, valid, profit }) => [id, { valid, profit }]));
}

/** It changes with every figure of the window. */
export async function figuresVersion(
  db: Db | Tx,
  { brand, from, to }: Pick<RunOf, 'brand' | 'from' | 'to'>,
): Promise<bigint> {
  const row = await db
    .selectFrom('figure_day')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('version'), sql<string>`0`).as('version'))
    .where('brand', '=', brand)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirst();
  return BigInt(row?.version ?? 0);
}
