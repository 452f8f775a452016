import type { DraftSchedule } from '#contract/generated/types.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { draftToPublish } from './draft.store.ts';
import { requireSecondPerson } from './second-person.ts';

const YEAR_MS = 366 * 86_400_000;

export interface ScheduleRequest {
  readonly brand: string;
  readonly version: number;
  readonly liveRevision: number | null;
  readonly note: string;
  readonly publishAt: Date;
  readonly staffId: bigint;
  readonly at: Date;
}

/**
 * Sets the time at which a draft is published.
 * @throws Problem TIME_PASSED, DRAFT_CONFLICT, LIVE_CHANGED, NOTHING_TO_PUBLISH, SECOND_PERSON_NEEDED
 */
export async function scheduleDraft(tx: Tx, request: ScheduleRequest): Promise<void> {
  const { brand, version, liveRevision, note, publishAt, staffId, at } = request;
  const ahead = publishAt.getTime() - at.getTime();
  if (ahead <= 0 || ahead > YEAR_MS) {
    throw new Problem('TIME_PASSED', { fields: { '/publishAt': { code: 'format' } } });
  }
  const { row } = await draftToPublish(tx, { brand, version });
  if (row.live_revision !== liveRevision) {
    throw new Problem('LIVE_CHANGED', { value: { liveRevision: row.live_revision } });
  }
  requireSecondPerson(row, staffId);
  const values = {
    draft_version: version,
    live_revision: liveRevision,
    note,
    publish_at: publishAt,
    scheduled_by: staffId,
    scheduled_at: at,
  };
  await tx
    .insertInto('brand_schedule')
    .values({ brand, ...values })
    .onConflict((conflict) => conflict.column('brand').doUpdateSet(values))
    .execute();
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'scheduleDraft',
    before: null,
    after: { version, publishAt: publishAt.toISOString() },
    reason: note,
    at,
  });
}

/** Drops what is scheduled. Where nothing is, nothing happens. */
export async function cancelSchedule(
  tx: Tx,
  { brand, staffId, at }: { brand: string; staffId: bigint; at: Date },
): Promise<void> {
  const gone = await tx
    .deleteFrom('brand_schedule')
    .where('brand', '=', brand)
    .returning('publish_at')
    .executeTakeFirst();
  if (gone === undefined) return;
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'cancelSchedule',
    before: { publishAt: gone.publish_at.toISOString() },
    after: null,
    at,
  });
}

export async function readSchedule(db: Db, brand: string): Promise<DraftSchedule | null> {
  const row = await db
    .selectFrom('brand_schedule as c')
    .innerJoin('staff as s', 's.id', 'c.scheduled_by')
    .select(['c.publish_at', 'c.draft_version', 'c.note', 's.username'])
    .where('c.brand', '=', brand)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    publishAt: row.publish_at.toISOString(),
    version: row.draft_version,
    by: row.username,
    note: row.note,
  };
}
