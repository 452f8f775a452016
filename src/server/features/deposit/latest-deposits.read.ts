import type { Arrival } from '../../cash/measured-arrivals.ts';
import type { Db } from '../../platform/db/database.ts';

/** Credited deposits of a brand since a moment, from the order to the credit, newest first. */
export async function latestDeposits(
  db: Db,
  brand: string,
  since: Date,
  most: number,
): Promise<readonly Arrival[]> {
  const rows = await db
    .selectFrom('deposit')
    .select(['route as channel', 'created_at', 'credited_at'])
    .where('cause', '=', 'order')
    .where('brand', '=', brand)
    .where('status', '=', 'credited')
    .where('credited_at', '>=', since)
    .orderBy('credited_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ channel, created_at: from, credited_at: to }) =>
    to === null ? [] : [{ channel, from, to }],
  );
}
