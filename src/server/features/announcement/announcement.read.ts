import type {
  AnnouncementDraft,
  AnnouncementText,
  OfficeAnnouncement,
} from '#contract/generated/types.ts';
import type { Db, Tx } from '../../platform/db/database.ts';

/** As many as a brand may keep; the contract's bound of a list. */
export const MAX_ANNOUNCEMENTS = 200;

/** An announcement with what only the server needs of it. */
export interface StoredAnnouncement extends OfficeAnnouncement {
  platform: string;
}

/** Every announcement of a brand, in the order players see them. */
export async function readAnnouncements(db: Db | Tx, brand: string): Promise<StoredAnnouncement[]> {
  const rows = await announcementRows(db, brand)
    .orderBy('a.position')
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(MAX_ANNOUNCEMENTS)
    .execute();
  if (rows.length === 0) return [];
  const texts = await textRows(db, brand).execute();
  return rows.map((row) =>
    asAnnouncement(
      row,
      texts.filter((text) => text.announcement_id === row.id),
    ),
  );
}

/** One of them, or null. */
export async function readAnnouncement(
  db: Db | Tx,
  brand: string,
  id: bigint,
): Promise<StoredAnnouncement | null> {
  const row = await announcementRows(db, brand).where('a.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const texts = await textRows(db, brand).where('announcement_id', '=', id).execute();
  return asAnnouncement(row, texts);
}

/** As the office gets it. */
export function officeAnnouncement(stored: StoredAnnouncement): OfficeAnnouncement {
  const { platform: _platform, ...announcement } = stored;
  return announcement;
}

function announcementRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('announcement as a')
    .leftJoin('staff as s', 's.id', 'a.changed_by')
    .selectAll('a')
    .select('s.display_name')
    .where('a.brand', '=', brand);
}

function textRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('announcement_text')
    .select(['announcement_id', 'language', 'title', 'content'])
    .where('brand', '=', brand)
    .orderBy('language');
}

type Row = Awaited<ReturnType<ReturnType<typeof announcementRows>['execute']>>[number];

/** null: it came with the demo, and nobody has changed it since. */
function lastChangeOf({ changed_at: at, changed_by: staffId, display_name: by, reason }: Row) {
  return staffId === null ? null : { at: at.toISOString(), by, reason };
}

function asAnnouncement(row: Row, texts: readonly AnnouncementText[]): StoredAnnouncement {
  return {
    id: String(row.id),
    brand: row.brand,
    version: row.version,
    lastChange: lastChangeOf(row),
    published: row.published,
    platform: row.platform,
    // The columns' own checks, and the contract at the door, let nothing else through.
    draft: {
      type: row.type as AnnouncementDraft['type'],
      execution: row.execution as AnnouncementDraft['execution'],
      visitorKinds: row.visitor_kinds as AnnouncementDraft['visitorKinds'],
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      promotionType: row.promotion_type as AnnouncementDraft['promotionType'],
      position: row.position,
      texts: texts.map(({ language, title, content }) => ({ language, title, content })),
    },
  };
}
