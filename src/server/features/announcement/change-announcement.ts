import type { AnnouncementDraft, OfficeAnnouncement } from '#contract/generated/types.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { officeAnnouncement, readAnnouncement } from './announcement.read.ts';
import {
  type AnnouncementKey,
  lockAnnouncement,
  removeAnnouncement,
  updateAnnouncement,
} from './announcement.store.ts';
import { auditValues, draftFacts } from './audit-values.ts';
import { checkedDraft } from './checked-draft.ts';

/** Who changes which announcement, from which version, and why. */
export interface AnnouncementChange extends AnnouncementKey {
  reason: string;
  staffId: bigint;
  at: Date;
}

/**
 * Writes a draft over the one that holds. Saying what holds already changes nothing and leaves no
 * trace.
 * @throws Problem ANNOUNCEMENT_NOT_FOUND, FACTS_CONFLICT, INVALID_ANNOUNCEMENT
 */
export async function editAnnouncement(
  tx: Tx,
  change: AnnouncementChange & { draft: AnnouncementDraft },
  languages: OfferedLanguages,
): Promise<OfficeAnnouncement> {
  const now = await lockAnnouncement(tx, change);
  const draft = checkedDraft(change.draft, languages);
  if (isSame(now.draft, draft)) return officeAnnouncement(now);
  await updateAnnouncement(tx, change, { draft }, change);
  await audit(tx, change, now, {
    action: 'editAnnouncement',
    before: draftFacts(now.draft),
    after: draftFacts(draft),
  });
  return present(tx, change);
}

/**
 * Lets players see it within its schedule, or takes it back.
 * @throws Problem ANNOUNCEMENT_NOT_FOUND, FACTS_CONFLICT
 */
export async function publishAnnouncement(
  tx: Tx,
  change: AnnouncementChange & { published: boolean },
): Promise<OfficeAnnouncement> {
  const now = await lockAnnouncement(tx, change);
  const { published } = change;
  if (now.published === published) return officeAnnouncement(now);
  await updateAnnouncement(tx, change, { published }, change);
  const [before, after] = [{ published: now.published }, { published }];
  await audit(tx, change, now, { action: 'publishAnnouncement', before, after });
  return present(tx, change);
}

/**
 * Takes it out for good; the trail keeps what it said.
 * @throws Problem ANNOUNCEMENT_NOT_FOUND, FACTS_CONFLICT
 */
export async function deleteAnnouncement(
  tx: Tx,
  change: AnnouncementChange,
): Promise<{ id: string }> {
  const now = await lockAnnouncement(tx, change);
  await removeAnnouncement(tx, change);
  const before = { ...draftFacts(now.draft), published: now.published };
  await audit(tx, change, now, { action: 'deleteAnnouncement', before, after: null });
  return { id: now.id };
}

async function audit(
  tx: Tx,
  { brand, staffId, reason, at }: AnnouncementChange,
  { id, draft }: OfficeAnnouncement,
  { action, before, after }: { action: string; before: object; after: object | null },
): Promise<void> {
  const values = auditValues(draft, before, after);
  await writeAudit(tx, { action, ...values, staffId, brand, subject: id, reason, at });
}

async function present(tx: Tx, { brand, id }: AnnouncementKey): Promise<OfficeAnnouncement> {
  const stored = await readAnnouncement(tx, brand, id);
  if (stored === null) throw new Error('a locked announcement does not go away');
  return officeAnnouncement(stored);
}

/** Languages and kinds of visitors are sets: their order says nothing. */
function isSame(one: AnnouncementDraft, other: AnnouncementDraft): boolean {
  return comparable(one) === comparable(other);
}

function comparable({ texts, visitorKinds, ...rest }: AnnouncementDraft): string {
  const { type, execution, startsAt, endsAt, promotionType, position } = rest;
  return JSON.stringify([
    [type, execution, startsAt, endsAt, promotionType, position],
    visitorKinds.toSorted(),
    texts.map(({ language, title, content }) => [language, title, content].join('\n')).toSorted(),
  ]);
}
