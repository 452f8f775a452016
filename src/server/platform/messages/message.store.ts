import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { newId } from '../id.ts';
import { retryDelayMs } from './retry-delay.ts';

export type MessageChannelName = 'mail' | 'sms';

/** A message to queue. */
export interface MessageDraft {
  brand: string;
  channel: MessageChannelName;
  /** E-mail address, or phone number in E.164 form. */
  to: string;
  language: string;
  /** Mail only; empty for SMS. */
  subject: string;
  /** Sealed: it may hold a code or a link that opens an account. */
  sealedText: string;
  /** The content is useless after this moment: it is then no longer sent. */
  expiresAt: Date;
}

/** A message that is due, leased to this node. */
export interface DueMessage {
  id: bigint;
  brand: string;
  channel: MessageChannelName;
  to: string;
  language: string;
  subject: string;
  sealedText: string | null;
  /** This one included. */
  attempts: number;
}

/**
 * A node that dies while it sends leaves the message to another one after this time. It is longer
 * than a batch takes at its slowest: two rounds over the mail server's connections, 40 s each.
 */
const LEASE_MS = 120_000;

/** Queues a message for after the commit. */
export async function insertMessage(tx: Tx, draft: MessageDraft, now: Date): Promise<void> {
  const { to, sealedText, expiresAt, ...rest } = draft;
  await tx
    .insertInto('message')
    .values({
      ...rest,
      id: newId(),
      recipient: to,
      body: sealedText,
      status: 'queued',
      attempts: 0,
      due_at: now,
      expires_at: expiresAt,
      created_at: now,
      sent_at: null,
      error: null,
    })
    .execute();
}

/**
 * Leases the messages that are due, oldest first. Those that expired meanwhile are closed.
 * A message is sent twice only if a node dies between sending it and recording that.
 */
export async function takeDueMessages(tx: Tx, now: Date, limit: number): Promise<DueMessage[]> {
  await tx
    .updateTable('message')
    .set({ status: 'expired', body: null })
    .where('status', '=', 'queued')
    .where('expires_at', '<=', now)
    .where('due_at', '<=', now)
    .execute();
  const { rows } = await sql<{
    id: bigint;
    brand: string;
    channel: MessageChannelName;
    recipient: string;
    language: string;
    subject: string;
    body: string | null;
    attempts: number;
  }>`
    update message set attempts = attempts + 1,
      due_at = ${new Date(now.getTime() + LEASE_MS)}
    where id in (
      select id from message where status = 'queued' and due_at <= ${now}
      order by due_at limit ${limit} for update skip locked
    )
    returning id, brand, channel, recipient, language, subject, body, attempts`.execute(tx);
  return rows.map(({ recipient, body, ...row }) => ({ ...row, to: recipient, sealedText: body }));
}

/** @param keepText a demo keeps it for its staff to read */
export async function recordSent(
  db: Db,
  id: bigint,
  { now, keepText }: { now: Date; keepText: boolean },
): Promise<void> {
  await db
    .updateTable('message')
    .set({ status: 'sent', sent_at: now, error: null, ...(keepText ? {} : { body: null }) })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}

/** Queues a failed message for its next attempt, or gives it up. @returns whether it was given up. */
export async function recordFailure(
  db: Db,
  { id, attempts }: Pick<DueMessage, 'id' | 'attempts'>,
  { now, error, permanent }: { now: Date; error: string; permanent: boolean },
): Promise<boolean> {
  const delayMs = permanent ? null : retryDelayMs(attempts);
  const outcome =
    delayMs === null
      ? ({ status: 'failed' } as const)
      : { status: 'queued', due_at: new Date(now.getTime() + delayMs) };
  await db
    .updateTable('message')
    .set({ ...outcome, error })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
  return delayMs === null;
}

/** Queues a message again that was given up and has not expired. @returns false when there is none. */
export async function requeueMessage(
  tx: Tx,
  { brand, id }: { brand: string; id: bigint },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('message')
    .set({ status: 'queued', attempts: 0, due_at: now, error: null })
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('status', '=', 'failed')
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
