import type { OfficeMessage } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { maskRecipient } from '#domain/message/mask-recipient.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Messages } from '../../platform/messages/messages.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';

const PAGE = 20;

/**
 * A brand's mail and text messages, newest first. Recipients are masked and texts are absent, except in
 * a demo, which keeps messages for its staff instead of sending them.
 */
export async function readMessages(
  db: Db,
  brand: string,
  { cursor, limit = PAGE, status }: RequestOf<'listMessages'>['query'],
  { keeps, openText }: Pick<Messages, 'keeps' | 'openText'>,
): Promise<{ items: OfficeMessage[]; nextCursor: string | null }> {
  let rows = db
    .selectFrom('message')
    .select(['id', 'channel', 'recipient', 'language', 'subject', 'body', 'status', 'attempts'])
    .select(['created_at', 'sent_at', 'expires_at', 'error'])
    .where('brand', '=', brand)
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (cursor !== undefined) rows = rows.where('id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, (row) => ({
    id: String(row.id),
    channel: row.channel as OfficeMessage['channel'],
    to: keeps ? row.recipient : maskRecipient(row.recipient),
    language: row.language,
    subject: row.subject,
    text: keeps ? openText(row.body) : null,
    status: row.status as OfficeMessage['status'],
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    error: row.error,
  }));
}
