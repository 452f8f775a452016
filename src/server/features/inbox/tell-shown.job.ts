import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { idAfter } from '../../platform/id.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';

/** Bounds one run; the next takes the rest. */
const BATCH = 100;

/** Tells those who listen of messages whose moment has come. @returns how many. */
export async function tellShown(
  { db, clock, live }: Pick<Parts, 'db' | 'clock' | 'live'>,
  fence: JobFence,
): Promise<number> {
  const shown = await inTransaction(db, async (tx) => {
    await fence.assertHeld(tx);
    return tx
      .updateTable('inbox_message')
      .set({ told: true })
      .where('id', 'in', (untold) =>
        untold
          .selectFrom('inbox_message')
          .select('id')
          .where('told', '=', false)
          .where('position', 'is not', null)
          .where('position', '<', idAfter(clock.now()))
          .orderBy('position')
          .limit(BATCH),
      )
      .returning('brand')
      .execute();
  });
  for (const brand of new Set(shown.map((row) => row.brand))) {
    live.changed('inbox', { brand });
    live.changed('inboxQueue', { brand });
  }
  return shown.length;
}
