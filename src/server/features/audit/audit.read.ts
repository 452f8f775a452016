import type { AuditEntry, AuditValue } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';

/** What staff changed of a brand, newest first. */
export async function readAudit(
  db: Db,
  brand: string,
  page: PageQuery & { action?: string | undefined },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
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
  return pageOf(await query.execute(), page.limit, (row) => ({
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
