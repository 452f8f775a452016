import { sql } from 'kysely';
import type { PeriodFigures } from '#domain/contract/settle-contract.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Asked, contractRows, type FiguresOf, type Hour, placedInTeams } from './team-sql.ts';

/** Settled bets: by their numbers, the first one left out; or by the time of their settlement. */
export type Bets = { readonly after: bigint; readonly upTo: bigint } | Hour;

/** Settled bets of a brand. Changes of bets that were counted before are part of them. */
export const betRows = ({ brand, currency }: Pick<FiguresOf, 'brand' | 'currency'>, bets: Bets) =>
  sql`bet as (
    select member_id, opened_at as at, day, valid_micro, winning_micro, losing_micro
    from settled_round
    where brand = ${brand}::text and currency = ${currency}::text
      and ${
        'after' in bets
          ? sql`seq > ${bets.after}::bigint and seq <= ${bets.upTo}::bigint`
          : sql`counted_at >= ${bets.startsAt}::timestamptz and counted_at < ${bets.endsAt}::timestamptz`
      }
  )`;

/** The day of a bet is one of those that its contract pays for. */
export const onDaysOfContract = sql`(c.from_day is null or p.day >= c.from_day)
  and (c.to_day is null or p.day <= c.to_day)`;

/** The bets of the teams of contracts, by contract and result. Teams are those of each bet's time. */
export async function betFigures(
  db: Db | Tx,
  contracts: readonly Asked[],
  of: Pick<FiguresOf, 'brand' | 'currency'>,
  bets: Bets,
): Promise<ReadonlyMap<bigint, PeriodFigures>> {
  const { rows } = await sql<{ id: bigint; valid: bigint; winning: bigint; losing: bigint }>`
    with ${contractRows(contracts)}, ${betRows(of, bets)}
    select c.id, sum(p.valid_micro)::bigint as valid, sum(p.winning_micro)::bigint as winning,
      sum(p.losing_micro)::bigint as losing
    from ${placedInTeams(sql`bet`)}
    where ${onDaysOfContract}
    group by c.id
  `.execute(db);
  const found = new Map(rows.map(({ id, ...sums }) => [id, sums]));
  return new Map(
    contracts.map(({ id }) => {
      const { valid = 0n, winning = 0n, losing = 0n } = found.get(id) ?? {};
      const sums = { validMicro: valid, winningMicro: winning, losingMicro: losing };
      return [id, { ...sums, profitMicro: 0n, activeByTier: [0] }];
    }),
  );
}
