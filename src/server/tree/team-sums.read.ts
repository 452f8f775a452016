import { sql } from 'kysely';
import type { TeamFigures } from '#contract/generated/types.ts';
import { profitLossMicro } from '#domain/agent/spread-team.ts';
import type { Db } from '../platform/db/database.ts';

/** First and last day, both inclusive. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Whose sums, in which currency. */
export interface SumsOf {
  readonly memberId: bigint;
  readonly currency: string;
}

/** Sums as SQL reads them. */
export interface SumRow {
  rounds: bigint;
  stake: bigint;
  valid: bigint;
  payout: bigint;
  deposit: bigint;
  withdrawal: bigint;
  rebate: bigint;
  promotion: bigint;
  commission: bigint;
  registrations: bigint;
  first_deposits: bigint;
}

/** The sums of team_day as `d`. */
export const TEAM_SUMS = sql.raw(
  [
    ['rounds', 'rounds'],
    ['stake_micro', 'stake'],
    ['valid_micro', 'valid'],
    ['payout_micro', 'payout'],
    ['deposit_micro', 'deposit'],
    ['withdrawal_micro', 'withdrawal'],
    ['rebate_micro', 'rebate'],
    ['promotion_micro', 'promotion'],
    ['commission_micro', 'commission'],
    ['registrations', 'registrations'],
    ['first_deposits', 'first_deposits'],
  ]
    .map(([column, name]) => `coalesce(sum(d.${column}), 0)::bigint as ${name}`)
    .join(', '),
);

export function figuresOf(row: SumRow): TeamFigures {
  return {
    rounds: Number(row.rounds),
    stakeMicro: String(row.stake),
    validBetMicro: String(row.valid),
    payoutMicro: String(row.payout),
    rebateMicro: String(row.rebate),
    promotionMicro: String(row.promotion),
    commissionMicro: String(row.commission),
    depositMicro: String(row.deposit),
    withdrawalMicro: String(row.withdrawal),
    profitLossMicro: String(profitLossMicro(row)),
    registrations: Number(row.registrations),
    firstDeposits: Number(row.first_deposits),
  };
}

/** Sums of an account's team, or of its own part. */
export async function teamSums(
  db: Db,
  { memberId, currency }: SumsOf,
  { from, to }: Days,
  { scope = 'team', category }: { scope?: 'team' | 'own'; category?: string | undefined } = {},
): Promise<TeamFigures> {
  const { rows } = await sql<SumRow>`
    select ${TEAM_SUMS} from team_day d
    where d.member_id = ${memberId}::bigint and d.day between ${from}::text and ${to}::text
      and d.scope = ${scope}::text and d.currency = ${currency}::text
      and (${category ?? null}::text is null or d.category = ${category ?? null}::text)
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a sum has one row');
  return figuresOf(row);
}

/** Sums of an account's team by day; days without anything are left out. */
export async function teamDays(
  db: Db,
  { memberId, currency }: SumsOf,
  { from, to }: Days,
): Promise<readonly { day: string; figures: TeamFigures }[]> {
  const { rows } = await sql<SumRow & { day: string }>`
    select d.day, ${TEAM_SUMS} from team_day d
    where d.member_id = ${memberId}::bigint and d.day between ${from}::text and ${to}::text
      and d.scope = 'team' and d.currency = ${currency}::text
    group by d.day order by d.day
  `.execute(db);
  return rows.map((row) => ({ day: row.day, figures: figuresOf(row) }));
}
