import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';

/** A finish is committed long before this; the nodes' clocks differ by less. */
const SETTLE_SECONDS = 60;
/** Bounds one run after a long pause; the next one goes on. */
const MOST_HOURS = 6;

/**
 * Adds the rounds that finished since the last run to the sums of their titles. Play money is left
 * out.
 * @returns how many sums changed.
 */
export function measureReturns(
  { db, clock }: { db: Db; clock: Clock },
  fence: JobFence,
): Promise<number> {
  const now = clock.now().getTime();
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const { rows: marks } = await sql<{ counted_until: Date }>`
      insert into game_return_mark (counted_until)
      select coalesce(min(finished_at), ${new Date(now)}) from house_round where status = 'finished'
      on conflict (singleton) do update set counted_until = game_return_mark.counted_until
      returning counted_until
    `.execute(tx);
    const from = marks[0]?.counted_until ?? new Date(now);
    const until = new Date(
      Math.min(now - SETTLE_SECONDS * 1000, from.getTime() + MOST_HOURS * 3_600_000),
    );
    if (until <= from) return 0;
    const { rows } = await sql<{ brand: string }>`
      insert into game_return as sums (brand, game_code, game_version, currency, rounds, staked_micro,
        paid_micro, ratio_sum, ratio_squares)
      select brand, game_code, game_version, currency, count(*), sum(stake_micro + raised_micro),
        sum(payout_micro), sum(ratio), sum(ratio * ratio)
      from (
        select *, payout_micro::double precision / (stake_micro + raised_micro) as ratio
        from house_round
        where status = 'finished' and finished_at >= ${from} and finished_at < ${until}
          and mode = 'real'
      ) as finished
      group by brand, game_code, game_version, currency
      on conflict (brand, game_code, game_version, currency) do update set
        rounds = sums.rounds + excluded.rounds,
        staked_micro = sums.staked_micro + excluded.staked_micro,
        paid_micro = sums.paid_micro + excluded.paid_micro,
        ratio_sum = sums.ratio_sum + excluded.ratio_sum,
        ratio_squares = sums.ratio_squares + excluded.ratio_squares
      returning brand
    `.execute(tx);
    await tx.updateTable('game_return_mark').set({ counted_until: until }).execute();
    return rows.length;
  });
}
