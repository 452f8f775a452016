import type { AuditEntry, AuditValue } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';

/** What is filed under no brand concerns them all: the registry and the product's texts. */
const OF_EVERY_BRAND = '_registry';

/** What staff changed of a brand, or for every brand, newest first. */
export async function readAudit(
  db: Db,
  brand: string,
  page: PageQuery & { action?: string | undefined },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  // Each of the two ends at its limit, in the order of the same index.
  const [own, shared] = await Promise.all([
    entriesOf(db, brand, page).execute(),
    entriesOf(db, OF_EVERY_BRAND, page).execute(),
  ]);
  const rows = [...own, ...shared].toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return pageOf(rows.slice(0, page.limit + 1), page.limit, (row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    by: row.display_name,
    username: row.username,
    action: row.action,
    before: row.before as AuditValue | null,
    after: row.after as AuditValue | null,
    reason: row.reason,
  }));
}

function entriesOf(db: Db, brand: string, page: PageQuery & { action?: string | undefined }) {
  let query = db
    .selectFrom('audit_entry as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.id', 'a.at', 'a.action', 'a.before', 'a.after', 'a.reason'])
    .select(['s.display_name', 's.username'])
    .where('a.brand', '=', brand)
    .orderBy('a.id', 'desc')
    .limit(page.limit + 1);
  if (page.action !== undefined) query = query.where('a.action', '=', page.action);
  if (page.cursor !== undefined) query = query.where('a.id', '<', cursorId(page.cursor));
  return query;
}
