import { mayDeposit } from '../../cash/may-deposit.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

/** Bounds one transaction; the next run takes the rest. */
const BATCH = 200;

/** Tells players whose account is open again that their break is over: the message waits for them. @returns how many. */
export function tellEndedBreaks(db: Db, clock: Clock, fence: JobFence): Promise<number> {
  return inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    const ended = await tx
      .updateTable('exclusion')
      .set({ end_told: true })
      .where('id', 'in', (untold) =>
        untold
          .selectFrom('exclusion')
          .select('id')
          .where('end_told', '=', false)
          .where('ends_at', 'is not', null)
          .where('ends_at', '<=', clock.now())
          .orderBy('ends_at')
          .limit(BATCH),
      )
      .returning(['brand', 'member_id as memberId'])
      .execute();
    for (const member of ended) {
      // Another exclusion may go on, or staff may have blocked the account meanwhile.
      if (await mayDeposit(tx, member, clock))
        await tellMember(tx, member, 'breakEnded', {}, clock);
    }
    return ended.length;
  });
}
