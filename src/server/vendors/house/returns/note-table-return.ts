import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** A seat's result of a round that a whole table played. */
export interface SeatReturn {
  readonly currency: string;
  readonly stakeMicro: bigint;
  readonly payoutMicro: bigint;
}

/** Adds a table's round to the sums of its title, with the rows that end it. */
export async function noteTableReturn(
  tx: Tx,
  round: { brand: string; gameCode: string; gameVersion: string },
  seats: readonly SeatReturn[],
): Promise<void> {
  if (seats.length === 0) return;
  await sql`
    insert into game_return as sums (brand, game_code, game_version, currency, rounds, staked_micro,
      paid_micro, ratio_sum, ratio_squares)
    select ${round.brand}, ${round.gameCode}, ${round.gameVersion}, currency, count(*), sum(stake),
      sum(paid), sum(paid::double precision / stake), sum((paid::double precision / stake) ^ 2)
    from unnest(
      ${seats.map(({ currency }) => currency)}::text[],
      ${seats.map(({ stakeMicro }) => stakeMicro)}::bigint[],
      ${seats.map(({ payoutMicro }) => payoutMicro)}::bigint[]
    ) as seat (currency, stake, paid)
    group by currency
    on conflict (brand, game_code, game_version, currency) do update set
      rounds = sums.rounds + excluded.rounds,
      staked_micro = sums.staked_micro + excluded.staked_micro,
      paid_micro = sums.paid_micro + excluded.paid_micro,
      ratio_sum = sums.ratio_sum + excluded.ratio_sum,
      ratio_squares = sums.ratio_squares + excluded.ratio_squares
  `.execute(tx);
}
