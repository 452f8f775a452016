import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** A settled round as it was counted, or counted again after a correction. */
export interface SettledRound {
  readonly roundId: bigint;
  readonly memberId: bigint;
  readonly openedAt: Date;
  readonly day: string;
  readonly category: string;
  readonly currency: string;
  /** Prizes follow the player's series, or the category has a rate. */
  readonly basis: 'series' | 'share';
  /** Rate of the category when the round was counted first. */
  readonly rateBasisPoints: number;
  /** Of the whole round as it is now, in micro-units. */
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
  /** Added since it was counted last. */
  readonly validMicro: bigint;
  /** Of valid bets that won, and of those that lost, added since it was counted last. */
  readonly winningMicro: bigint;
  readonly losingMicro: bigint;
  /** Base of what is earned on it, added since it was counted last. */
  readonly baseMicro: bigint;
}

export interface NumberedRound extends SettledRound {
  readonly seq: bigint;
}

/** Days that numbered rounds are kept: kinds read them within seconds. */
export const SETTLED_ROUND_DAYS = 14;

/**
 * Numbers counted rounds in the order of their commits: the counter of the brand is held until the
 * transaction ends, so no reader passes a number that is still to come.
 */
export async function numberSettled(
  tx: Tx,
  brand: string,
  rounds: readonly SettledRound[],
  now: Date,
): Promise<void> {
  if (rounds.length === 0) return;
  const { rows } = await sql<{ seq: bigint }>`
    insert into settled_count as c (brand, seq) values (${brand}::text, ${rounds.length}::bigint)
    on conflict (brand) do update set seq = c.seq + excluded.seq
    returning seq
  `.execute(tx);
  const first = (rows[0]?.seq ?? 0n) - BigInt(rounds.length) + 1n;
  await tx
    .insertInto('settled_round')
    .values(
      rounds.map((round, index) => ({
        brand,
        seq: first + BigInt(index),
        round_id: round.roundId,
        member_id: round.memberId,
        opened_at: round.openedAt,
        day: round.day,
        category: round.category,
        currency: round.currency,
        basis: round.basis,
        rate_basis_points: round.rateBasisPoints,
        stake_micro: round.stakeMicro,
        payout_micro: round.payoutMicro,
        valid_micro: round.validMicro,
        winning_micro: round.winningMicro,
        losing_micro: round.losingMicro,
        base_micro: round.baseMicro,
        counted_at: now,
      })),
    )
    .execute();
}

/** Rounds of a brand above a number, ascending. */
export async function settledAfter(
  db: Db | Tx,
  brand: string,
  seq: bigint,
  limit: number,
): Promise<readonly NumberedRound[]> {
  const rows = await db
    .selectFrom('settled_round')
    .selectAll()
    .where('brand', '=', brand)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    roundId: row.round_id,
    memberId: row.member_id,
    openedAt: row.opened_at,
    day: row.day,
    category: row.category,
    currency: row.currency,
    basis: row.basis as SettledRound['basis'],
    rateBasisPoints: row.rate_basis_points,
    stakeMicro: row.stake_micro,
    payoutMicro: row.payout_micro,
    validMicro: row.valid_micro,
    winningMicro: row.winning_micro,
    losingMicro: row.losing_micro,
    baseMicro: row.base_micro,
  }));
}
