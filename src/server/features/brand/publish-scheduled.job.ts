import type { Parts } from '../../parts.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { requireStillMay } from '../../platform/session/require-still-may.ts';
import { Problem } from '../../platform/problem.ts';
import { DEFAULT_LANGUAGE } from '../../platform/text.ts';
import { publishDraft } from './draft-publish.ts';

/** Due publications taken in one run. */
const MOST = 20;

/**
 * Publishes the drafts whose time has come. One that cannot be published any more, since the draft, what
 * is live or the rights of who scheduled it have changed, is dropped, and the audit log says why.
 * @returns how many were published
 */
export async function publishScheduled(parts: Parts): Promise<number> {
  const { db, clock, brands, live, sources } = parts;
  const due = await db
    .selectFrom('brand_schedule')
    .selectAll()
    .where('publish_at', '<=', clock.now())
    .orderBy('publish_at')
    .limit(MOST)
    .execute();
  if (due.length === 0) return 0;
  await sources.refresh();
  let published = 0;
  for (const { brand, ...row } of due) {
    const staffId = row.scheduled_by;
    // It takes no host over: nobody is there to be warned of it.
    const editor = { staffId, language: DEFAULT_LANGUAGE, mayTakeHosts: false };
    const publish = {
      brand,
      version: row.draft_version,
      note: row.note,
      liveRevision: row.live_revision,
    };
    try {
      await inTransaction(db, async (tx) => {
        const taken = await tx
          .deleteFrom('brand_schedule')
          .where('brand', '=', brand)
          .where('publish_at', '=', row.publish_at)
          .returning('brand')
          .executeTakeFirst();
        // Another node was quicker, or somebody cancelled it.
        if (taken === undefined) return;
        await requireStillMay(tx, staffId, { permission: 'brand.publish', brand });
        await publishDraft(tx, publish, editor, parts);
      });
      published += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { code } = error;
      await inTransaction(db, async (tx) => {
        await tx.deleteFrom('brand_schedule').where('brand', '=', brand).execute();
        await writeAudit(tx, {
          staffId,
          brand,
          action: 'dropSchedule',
          before: { version: row.draft_version },
          after: { code },
          at: clock.now(),
        });
      });
      parts.log.warn({ brand, code }, 'a scheduled publication was dropped');
    }
    live.changed('brandDraft', { brand });
  }
  await brands.changed();
  return published;
}
