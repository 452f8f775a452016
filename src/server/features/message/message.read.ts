import type { OfficeMessage } from '#contract/generated/types.ts';
import { maskRecipient } from '#domain/message/mask-recipient.ts';
import { messageList } from '#domain/message/message-list.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { Messages } from '../../platform/messages/messages.ts';

/**
 * Mail and text messages, newest first. Recipients are masked and texts are absent, except in a demo,
 * which keeps messages for its staff instead of sending them.
 */
export function messageDesk({ keeps, openText }: Pick<Messages, 'keeps' | 'openText'>) {
  return desk({
    list: messageList,
    rows: (db, { brands }) =>
      db
        .selectFrom('message')
        .select(['id', 'brand', 'channel', 'recipient', 'language', 'subject', 'body', 'status'])
        .select(['attempts', 'created_at', 'sent_at', 'expires_at', 'error'])
        .where('brand', 'in', brands),
    item: (row) => ({
      brand: row.brand,
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
    }),
    views: { all: {} },
    filters: {
      status: (eb, status) => eb('d.status', '=', status),
      from: (eb, from) => eb('d.created_at', '>=', new Date(from)),
      to: (eb, to) => eb('d.created_at', '<', new Date(to)),
    },
  });
}
