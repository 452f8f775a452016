import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

/** Marks orders that nobody paid in time. @returns how many. */
export async function expireDeposits(db: Db, clock: Clock): Promise<number> {
  const expired = await db
    .updateTable('deposit')
    .set({ status: 'expired' })
    .where('status', '=', 'pending')
    .where('expires_at', '<=', clock.now())
    .returning('id')
    .execute();
  return expired.length;
}
