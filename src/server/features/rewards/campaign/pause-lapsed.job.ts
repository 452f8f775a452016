import type { Parts } from '../../../parts.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { JobFence } from '../../../platform/jobs/job-lease.ts';
import { rowsById } from '../../../platform/jobs/rows-by-id.ts';
import { stillMay } from '../../../platform/session/require-still-may.ts';

/** A campaign that began between two runs is still paused. */
const LOOK_BACK_MS = 60_000;

/**
 * Pauses campaigns that are still to begin when those who published them may no longer do so.
 * @returns how many.
 */
export async function pauseLapsed(
  { db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>,
  fence: JobFence,
): Promise<number> {
  const now = clock.now();
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const planned = rowsById((after, limit) =>
    db
      .selectFrom('campaign as c')
      .innerJoin('campaign_version as v', (join) =>
        join.onRef('v.campaign_id', '=', 'c.id').onRef('v.version', '=', 'c.live_version'),
      )
      .select(['c.id', 'c.brand', 'v.requested_by', 'v.approved_by'])
      .where('c.state', '=', 'live')
      .where('c.starts_at', '>', since)
      .where('c.id', '>', after)
      .orderBy('c.id')
      .limit(limit)
      .execute(),
  );
  let paused = 0;
  for await (const { id, brand, requested_by: requester, approved_by: approver } of planned) {
    const rights = await Promise.all([
      stillMay(db, requester, { permission: 'promotion.edit', brand }),
      approver === null || stillMay(db, approver, { permission: 'promotion.decide', brand }),
    ]);
    if (rights.every(Boolean)) continue;
    await inTransaction(db, async (tx) => {
      await fence.assertHeld(tx);
      await tx
        .updateTable('campaign')
        .set({ state: 'paused', updated_at: now })
        .where('id', '=', id)
        .where('state', '=', 'live')
        .execute();
    });
    log.warn(
      { brand, id: String(id) },
      'a planned campaign was paused: its publisher may publish none',
    );
    paused += 1;
  }
  return paused;
}
