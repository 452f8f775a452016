import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { idAfter } from '../../platform/id.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { rowsById } from '../../platform/jobs/rows-by-id.ts';
import { stillMay } from '../../platform/session/require-still-may.ts';

/** A message that came into view between two runs is still taken back. */
const LOOK_BACK_MS = 60_000;

/**
 * Recalls messages whose moment is still to come when those who wrote or confirmed them may no longer
 * send any.
 * @returns how many.
 */
export async function recallLapsed(
  { db, clock, live, log }: Pick<Parts, 'db' | 'clock' | 'live' | 'log'>,
  fence: JobFence,
): Promise<number> {
  const now = clock.now();
  const since = idAfter(new Date(now.getTime() - LOOK_BACK_MS));
  const planned = rowsById((after, limit) =>
    db
      .selectFrom('inbox_message')
      .select(['id', 'brand', 'written_by', 'confirmed_by'])
      .where('event', 'is', null)
      .where('recalled_at', 'is', null)
      .where('shows_at', 'is not', null)
      .where('position', '>', since)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  let recalled = 0;
  for await (const { id, brand, written_by: writer, confirmed_by: confirmer } of planned) {
    const people = [writer, confirmer].filter((person) => person !== null);
    const right = { permission: 'inbox.send', brand } as const;
    const rights = await Promise.all(people.map((person) => stillMay(db, person, right)));
    if (rights.every(Boolean)) continue;
    await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      await tx
        .updateTable('inbox_message')
        .set({ recalled_at: now })
        .where('id', '=', id)
        .where('brand', '=', brand)
        .where('recalled_at', 'is', null)
        .execute();
    });
    log.warn({ brand, id: String(id) }, 'a planned message was recalled: its sender may send none');
    live.changed('inbox', { brand });
    live.changed('inboxQueue', { brand });
    recalled += 1;
  }
  return recalled;
}
