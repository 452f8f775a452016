import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { expireHold, type HoldDependencies } from './holds.ts';

/** Provider name of this job in transfer references. */
const PROVIDER = 'hold-expiry';
const MAX_A_RUN = 500;

/**
 * Releases expired holds, each hold in its own transaction, so that a run
 * that is killed has lost nothing and one that fails stops no other.
 * @returns how many were expired. Throws the first failure once all were tried.
 */
export async function expireHolds(
  db: Db,
  deps: HoldDependencies,
  limit: number = MAX_A_RUN,
): Promise<number> {
  const due = await db
    .selectFrom('hold')
    .select(['id', 'member_id'])
    .where('status', '=', 'open')
    .where('expires_at', '<=', deps.clock.now())
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  let expired = 0;
  const failures: unknown[] = [];
  for (const { id, member_id: memberId } of due) {
    const key = { memberId, holdId: id, provider: PROVIDER, externalRef: id.toString() };
    try {
      const outcome = await inTransaction(db, (tx) => expireHold(tx, deps, key));
      if (outcome.status === 'posted' && !outcome.replayed) expired += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return expired;
}
