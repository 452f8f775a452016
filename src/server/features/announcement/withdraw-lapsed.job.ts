import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { JobFence } from '../../platform/jobs/job-lease.ts';
import { rowsById } from '../../platform/jobs/rows-by-id.ts';
import { stillMay } from '../../platform/session/require-still-may.ts';

/** An announcement that began between two runs is still withdrawn. */
const LOOK_BACK_MS = 60_000;

/**
 * Withdraws announcements that are still to begin when the person who changed them last may publish none
 * any more. They become drafts: another person may publish them.
 * @param changed makes the change of a brand visible on every node
 * @returns how many
 */
export async function withdrawLapsed(
  { db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>,
  fence: JobFence,
  changed: (brand: string) => void,
): Promise<number> {
  const since = new Date(clock.now().getTime() - LOOK_BACK_MS);
  const planned = rowsById((after, limit) =>
    db
      .selectFrom('announcement')
      .select(['id', 'brand', 'version', 'changed_by'])
      .where('published', '=', true)
      .where('starts_at', '>', since)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  let withdrawn = 0;
  for await (const { id, brand, version, changed_by: planner } of planned) {
    // Null: an announcement of the demo, which no member of staff wrote.
    if (planner === null) continue;
    if (await stillMay(db, planner, { permission: 'content.edit', brand })) continue;
    const done = await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      // Another person's change since is kept: the version is theirs then.
      return tx
        .updateTable('announcement')
        .set({ published: false, version: version + 1 })
        .where('brand', '=', brand)
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
    });
    if (done === undefined) continue;
    log.warn(
      { brand, id: String(id) },
      'a planned announcement was withdrawn: its publisher may publish none',
    );
    changed(brand);
    withdrawn += 1;
  }
  return withdrawn;
}
