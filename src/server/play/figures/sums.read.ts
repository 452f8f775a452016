import { sql } from 'kysely';
import type { TeamFigures } from '#contract/generated/types.ts';
import { WHOLE_BRAND } from '#domain/figures/cells.ts';
import { profitLossMicro, type TeamField } from '#domain/figures/spread-team.ts';
import { LEDGER_KINDS, MONEY_KINDS } from '#domain/ledger/money-kind.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

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

/** Sums of an account's team, or of the part that it did itself. */
async function teamSums(
  db: Db | Tx,
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

/**
 * Whose figures: a member's, those of an agent's team, an agent's part of the team since it is one, or
 * those of the brand.
 */
export type Scope =
  | { readonly member: bigint }
  | { readonly team: bigint }
  | { readonly own: bigint }
  | { readonly brand: true };

/**
 * Sums of a scope over some days. Members and brands are read from their cells, teams from the rows that
 * were spread over the chains of their time.
 * @param category left out: all, with the money that belongs to none
 */
export async function sums(
  db: Db | Tx,
  { brand, currency, of }: { brand: string; currency: string; of: Scope },
  days: Days,
  category?: string,
): Promise<TeamFigures> {
  if ('team' in of) return teamSums(db, { memberId: of.team, currency }, days, { category });
  if ('own' in of) {
    return teamSums(db, { memberId: of.own, currency }, days, { scope: 'own', category });
  }
  const memberId = 'member' in of ? of.member : WHOLE_BRAND;
  const isAsked = sql`c.brand = ${brand}::text and c.member_id = ${memberId}::bigint
    and c.day between ${days.from}::text and ${days.to}::text and c.currency = ${currency}::text`;
  const { rows } = await sql<SumRow>`
    select p.*, m.* from (
      select coalesce(sum(c.rounds), 0)::bigint as rounds,
        coalesce(sum(c.stake_micro), 0)::bigint as stake,
        coalesce(sum(c.valid_micro), 0)::bigint as valid,
        coalesce(sum(c.payout_micro), 0)::bigint as payout
      from play_cell c
      where ${isAsked} and (${category ?? null}::text is null or c.category = ${category ?? null}::text)
    ) p cross join (
      select ${MONEY_SUMS}
      from money_cell c where ${isAsked} and ${category ?? null}::text is null
    ) m
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a sum has one row');
  return figuresOf(row);
}

/** Kinds of money that add to a figure, with their signs, as branches of a case over `c.kind`. */
export const partsOf = (figure: TeamField): string =>
  LEDGER_KINDS.flatMap((kind) => {
    const of = MONEY_KINDS[kind].figure;
    return of?.name === figure ? [`when '${kind}' then ${of.sign} * c.amount_micro`] : [];
  }).join(' ');

const MONEY_SUMS = sql.raw(
  [
    ...(['deposit', 'withdrawal', 'rebate', 'promotion', 'commission'] as const).map(
      (figure) => `coalesce(sum(case c.kind ${partsOf(figure)} end), 0)::bigint as ${figure}`,
    ),
    "coalesce(sum(c.count) filter (where c.kind = 'registered'), 0)::bigint as registrations",
    "coalesce(sum(c.count) filter (where c.kind = 'firstDeposit'), 0)::bigint as first_deposits",
  ].join(', '),
);
