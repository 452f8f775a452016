import type { Arrival } from '../../cash/measured-arrivals.ts';
import type { Db } from '../../platform/db/database.ts';

/** Withdrawals of a brand that were sent since a moment, from the request to the payment, newest first. */
export async function latestPayments(
  db: Db,
  brand: string,
  since: Date,
  most: number,
): Promise<readonly Arrival[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['payout_channel', 'requested_at', 'sent_at'])
    .where('brand', '=', brand)
    .where('sent_at', '>=', since)
    .orderBy('sent_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ payout_channel: channel, requested_at: from, sent_at: to }) =>
    to === null || channel === null ? [] : [{ channel, from, to }],
  );
}
