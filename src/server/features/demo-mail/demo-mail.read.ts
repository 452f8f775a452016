import type { DemoMail } from '#contract/generated/types.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorId, pageOf, type PageQuery } from '../../platform/paging.ts';

/** What a brand's players were sent, newest first. */
export async function readDemoMail(
  db: Db,
  brand: string,
  page: PageQuery,
): Promise<{ items: DemoMail[]; nextCursor: string | null }> {
  let query = db
    .selectFrom('demo_mail')
    .select(['id', 'recipient', 'language', 'subject', 'body', 'sent_at'])
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .limit(page.limit + 1);
  if (page.cursor !== undefined) query = query.where('id', '<', cursorId(page.cursor));
  return pageOf(await query.execute(), page.limit, (row) => ({
    id: String(row.id),
    at: row.sent_at.toISOString(),
    to: row.recipient,
    language: row.language,
    subject: row.subject,
    text: row.body,
  }));
}
