import type { AnnouncementDraft, OfficeAnnouncement } from '#contract/generated/types.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import { MAX_ANNOUNCEMENTS, officeAnnouncement, readAnnouncement } from './announcement.read.ts';
import { insertAnnouncement } from './announcement.store.ts';
import { auditValues, draftFacts } from './audit-values.ts';
import { checkedDraft } from './checked-draft.ts';

export interface NewAnnouncement {
  brand: string;
  draft: AnnouncementDraft;
  reason: string;
  staffId: bigint;
  at: Date;
}

/**
 * Keeps a new announcement; nobody sees it before it is published.
 * @throws Problem INVALID_ANNOUNCEMENT, TOO_MANY_ANNOUNCEMENTS
 */
export async function createAnnouncement(
  tx: Tx,
  { brand, reason, staffId, at, ...written }: NewAnnouncement,
  languages: OfferedLanguages,
): Promise<OfficeAnnouncement> {
  const draft = checkedDraft(written.draft, languages);
  await refuseTooMany(tx, brand);
  const id = newId();
  await insertAnnouncement(tx, { brand, id, published: false, draft }, { at, staffId, reason });
  await writeAudit(tx, {
    staffId,
    brand,
    action: 'createAnnouncement',
    subject: String(id),
    ...auditValues(draft, null, draftFacts(draft)),
    reason,
    at,
  });
  const created = await readAnnouncement(tx, brand, id);
  if (created === null) throw new Error('an announcement is there once it is written');
  return officeAnnouncement(created);
}

async function refuseTooMany(tx: Tx, brand: string): Promise<void> {
  // Two who write the last one at once come one after the other.
  await tx.selectFrom('brand').select('id').where('id', '=', brand).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('announcement')
    .select((eb) => eb.fn.countAll<number | bigint>().as('count'))
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_ANNOUNCEMENTS) throw new Problem('TOO_MANY_ANNOUNCEMENTS');
}
