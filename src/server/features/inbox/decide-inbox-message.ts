import { writeAudit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { requireStillMay } from '../../platform/session/require-still-may.ts';
import { positionAt } from './inbox.store.ts';

export interface InboxDecision {
  brand: string;
  id: bigint;
  staffId: bigint;
  reason: string;
  at: Date;
}

/**
 * Lets a message to everybody be shown.
 * @throws Problem INBOX_MESSAGE_NOT_FOUND for one that does not wait, SECOND_PERSON_NEEDED for its writer,
 * STAFF_ACT_LAPSED when its writer may send none any more
 */
export async function confirmInboxMessage(tx: Tx, decision: InboxDecision): Promise<void> {
  const { brand, id, staffId, at } = decision;
  const message = await lock(tx, decision);
  if (message.position !== null) throw new Problem('INBOX_MESSAGE_NOT_FOUND');
  const { written_by: writer, shows_at: showsAt } = message;
  if (writer === staffId) throw new Problem('SECOND_PERSON_NEEDED');
  // Null: a message of the demo, which no member of staff wrote.
  if (writer !== null) await requireStillMay(tx, writer, { permission: 'inbox.send', brand });
  // A moment that passed while it waited is now.
  const from = showsAt !== null && showsAt > at ? showsAt : at;
  await tx
    .updateTable('inbox_message')
    .set({ position: positionAt(from, id), confirmed_by: staffId })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  await audit(tx, decision, {
    action: 'confirmInboxMessage',
    before: { state: 'waiting' },
    after: { state: 'confirmed' },
  });
}

/** Takes a message out of every inbox. @throws Problem INBOX_MESSAGE_NOT_FOUND also when it was recalled */
export async function recallInboxMessage(tx: Tx, decision: InboxDecision): Promise<void> {
  const { brand, id, at } = decision;
  await lock(tx, decision);
  await tx
    .updateTable('inbox_message')
    .set({ recalled_at: at })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  await audit(tx, decision, {
    action: 'recallInboxMessage',
    before: { state: 'sent' },
    after: { state: 'recalled' },
  });
}

async function lock(tx: Tx, { brand, id }: InboxDecision) {
  const message = await tx
    .selectFrom('inbox_message')
    .select(['position', 'written_by', 'shows_at'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('event', 'is', null)
    .where('recalled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (message === undefined) throw new Problem('INBOX_MESSAGE_NOT_FOUND');
  return message;
}

async function audit(
  tx: Tx,
  { brand, id, staffId, reason, at }: InboxDecision,
  change: { action: string; before: object; after: object },
): Promise<void> {
  await writeAudit(tx, { ...change, staffId, brand, subject: String(id), reason, at });
}
