import { sql } from 'kysely';
import { LEAST_TURNOVER_ODDS } from '#domain/sports/sports-terms.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { StakedRound } from './lottery-stakes.read.ts';

/** Product of rounds that are bets on sports. */
export const SPORTS_PRODUCT = 'sports';
const MILLI = 1_000;

/**
 * Parts of the stakes of sports bets that carried too little risk to count for turnover, by round: void bets and those below
 * the least odds, whole, and what was cashed out. The odds of a bet are the most that it returns over its stake.
 */
export async function safeSportsStakes(
  tx: Tx,
  brand: string,
  allRounds: readonly StakedRound[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rounds = allRounds.filter(({ product }) => product === SPORTS_PRODUCT);
  if (rounds.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; safe: bigint }>`
    select r.id, (case
        when b.status = 'void' then b.stake_micro
        when b.most_micro::numeric * ${MILLI} < b.stake_micro::numeric * ${LEAST_TURNOVER_ODDS} then b.stake_micro
        else div(b.stake_micro::numeric * (b.unit_micro - b.left_micro), b.unit_micro) end)::bigint as safe
    from unnest(
      ${rounds.map(({ id }) => id)}::bigint[],
      ${rounds.map(({ round_ref: ref }) => ref)}::bigint[],
      ${rounds.map(({ member_id: id }) => id)}::bigint[]
    ) as r (id, bet, member_id)
    join sports_bet b on b.id = r.bet and b.member_id = r.member_id and b.brand = ${brand}::text
  `.execute(tx);
  return new Map(rows.map(({ id, safe }) => [id, safe]));
}
