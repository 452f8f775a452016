import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { tellMember } from '../../account/tell-member.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

/** Bounds one statement and its locks; the next run takes the rest. */
const BATCH = 1_000;

/** Marks orders that were not paid in time. @returns whose they were. */
export function expireDeposits(db: Db, clock: Clock, fence: JobFence): Promise<MemberKey[]> {
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const expired = await tx
      .updateTable('deposit')
      .set({ status: 'expired' })
      .where('status', '=', 'pending')
      .where('id', 'in', (pending) =>
        pending
          .selectFrom('deposit')
          .select('id')
          // A literal: the planner must see that the index of pending orders covers it.
          .where(sql<boolean>`status = 'pending'`)
          .where('expires_at', '<=', clock.now())
          .orderBy('expires_at')
          .limit(BATCH),
      )
      .returning(['brand', 'member_id as memberId', 'amount_micro', 'currency'])
      .execute();
    for (const { amount_micro: amount, currency, ...owner } of expired) {
      const facts = { amountMicro: String(amount), currency };
      await tellMember(tx, owner, 'depositExpired', facts, clock);
    }
    return expired;
  });
}
