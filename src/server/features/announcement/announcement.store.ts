import type { AnnouncementDraft } from '#contract/generated/types.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import {
  officeAnnouncement,
  readAnnouncement,
  type StoredAnnouncement,
} from './announcement.read.ts';

/** Which announcement, and the version it was edited from. */
export interface AnnouncementKey {
  brand: string;
  id: bigint;
  version: number;
}

export interface ChangeStamp {
  at: Date;
  /** null: came with the demo. */
  staffId: bigint | null;
  reason: string;
}

/**
 * Makes others who want to change the same wait, and refuses who started from an older version.
 * @throws Problem ANNOUNCEMENT_NOT_FOUND, FACTS_CONFLICT with what holds now
 */
export async function lockAnnouncement(
  tx: Tx,
  { brand, id, version }: AnnouncementKey,
): Promise<StoredAnnouncement> {
  await tx
    .selectFrom('announcement')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
  const now = await readAnnouncement(tx, brand, id);
  if (now === null) throw new Problem('ANNOUNCEMENT_NOT_FOUND');
  if (now.version !== version) {
    throw new Problem('FACTS_CONFLICT', { value: officeAnnouncement(now) });
  }
  return now;
}

/** Writes a new one, at version 1. */
export async function insertAnnouncement(
  tx: Tx,
  row: { brand: string; id: bigint; published: boolean; draft: AnnouncementDraft },
  stamp: ChangeStamp,
): Promise<void> {
  const { brand, id, published, draft } = row;
  await tx
    .insertInto('announcement')
    .values({ brand, id, published, version: 1, ...columnsOf(draft), ...stampOf(stamp) })
    .execute();
  await insertTexts(tx, brand, id, draft.texts);
}

/** Writes over one that is locked, and counts the change. */
export async function updateAnnouncement(
  tx: Tx,
  { brand, id, version }: AnnouncementKey,
  change: { published: boolean } | { draft: AnnouncementDraft },
  stamp: ChangeStamp,
): Promise<void> {
  const columns = 'draft' in change ? columnsOf(change.draft) : change;
  await tx
    .updateTable('announcement')
    .set({ ...columns, version: version + 1, ...stampOf(stamp) })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  if (!('draft' in change)) return;
  await tx
    .deleteFrom('announcement_text')
    .where('brand', '=', brand)
    .where('announcement_id', '=', id)
    .execute();
  await insertTexts(tx, brand, id, change.draft.texts);
}

export async function removeAnnouncement(tx: Tx, { brand, id }: AnnouncementKey): Promise<void> {
  await tx.deleteFrom('announcement').where('brand', '=', brand).where('id', '=', id).execute();
}

function insertTexts(tx: Tx, brand: string, id: bigint, texts: AnnouncementDraft['texts']) {
  return tx
    .insertInto('announcement_text')
    .values(texts.map((text) => ({ brand, announcement_id: id, ...text })))
    .execute();
}

function columnsOf(draft: AnnouncementDraft) {
  return {
    type: draft.type,
    execution: draft.execution,
    visitor_kinds: JSON.stringify(draft.visitorKinds),
    starts_at: new Date(draft.startsAt),
    ends_at: draft.endsAt === null ? null : new Date(draft.endsAt),
    promotion_type: draft.promotionType,
    position: draft.position,
  };
}

function stampOf({ at, staffId, reason }: ChangeStamp) {
  return { changed_at: at, changed_by: staffId, reason };
}
