import type { InboxText, NoticeEvent } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { idAfter, idAt, newId } from '../../platform/id.ts';
import { Problem } from '../../platform/problem.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { type InboxReader, isInInbox } from './inbox.read.ts';

/** Marks a message as opened. @throws Problem INBOX_MESSAGE_NOT_FOUND */
export async function openMessage(
  tx: Tx,
  reader: InboxReader,
  id: bigint,
  clock: Clock,
): Promise<void> {
  await mark(tx, reader, id, { opened_at: clock.now() }, clock);
}

/** Takes a message out of a player's inbox. @throws Problem INBOX_MESSAGE_NOT_FOUND */
export async function deleteMessage(
  tx: Tx,
  reader: InboxReader,
  id: bigint,
  clock: Clock,
): Promise<void> {
  const known = await tx
    .selectFrom('inbox_mark')
    .select('deleted_at')
    .where('brand', '=', reader.brand)
    .where('member_id', '=', reader.memberId)
    .where('message_id', '=', id)
    .executeTakeFirst();
  if (known !== undefined && known.deleted_at !== null) return;
  await mark(tx, reader, id, { deleted_at: clock.now() }, clock);
}

async function mark(
  tx: Tx,
  reader: InboxReader,
  id: bigint,
  set: { opened_at: Date } | { deleted_at: Date },
  clock: Clock,
): Promise<void> {
  if (!(await isInInbox(tx, reader, id, clock))) throw new Problem('INBOX_MESSAGE_NOT_FOUND');
  const { brand, memberId } = reader;
  await tx
    .insertInto('inbox_mark')
    .values({ brand, member_id: memberId, message_id: id, ...set })
    .onConflict((conflict) => {
      const same = conflict.columns(['brand', 'member_id', 'message_id']);
      // The first opening counts.
      if ('deleted_at' in set) return same.doUpdateSet(set);
      return same.doUpdateSet(set).where('inbox_mark.opened_at', 'is', null);
    })
    .execute();
}

/** Marks everything that is there now as read, by one row however much it is. */
export async function readAll(
  tx: Tx,
  { brand, memberId }: MemberKey,
  clock: Clock,
): Promise<bigint> {
  const readUpTo = idAfter(clock.now()) - 1n;
  await tx
    .insertInto('inbox_reader')
    .values({ brand, member_id: memberId, read_up_to: readUpTo })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'member_id'])
        .doUpdateSet({ read_up_to: readUpTo })
        .whereRef('inbox_reader.read_up_to', '<', 'excluded.read_up_to'),
    )
    .execute();
  return readUpTo;
}

/** Writes a message to one player that nobody of the staff wrote. */
export async function insertNotice(
  tx: Tx,
  { brand, memberId }: MemberKey,
  { event, texts }: { event: NoticeEvent | null; texts: readonly InboxText[] },
  clock: Clock,
): Promise<void> {
  const id = newId();
  const at = clock.now();
  const position = positionAt(at, id);
  await tx
    .insertInto('inbox_message')
    .values({
      id,
      brand,
      position,
      audience: 'members',
      event,
      texts: JSON.stringify(texts),
      shows_at: null,
      told: true,
      written_by: null,
      confirmed_by: null,
      created_at: at,
    })
    .execute();
  await tx
    .insertInto('inbox_recipient')
    .values({ brand, member_id: memberId, position, message_id: id })
    .execute();
}

/** What tells messages of one millisecond apart. */
const BELOW_TIME = 0x3f_ffffn;

/** The place of a message in inboxes, from when it is shown. @param id of the message */
export const positionAt = (moment: Date, id: bigint): bigint => idAt(moment) + (id & BELOW_TIME);
