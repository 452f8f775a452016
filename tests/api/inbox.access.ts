import { newId } from '#server/platform/id.ts';
import {
  type AccessFixture,
  recordId,
  type UsedRecords,
} from '#tests/support/access/access-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const plantMessage = ({ app, brand, memberId, values }: UsedRecords): Promise<void> =>
  plantInboxMessage(app, { brand, id: recordId(values, 'inboxMessageId'), memberId });
const plantSending = ({ app, brand, values }: UsedRecords): Promise<void> =>
  plantInboxMessage(app, { brand, id: recordId(values, 'sendingId'), memberId: null });

export const fixture: AccessFixture = {
  records: { inboxMessageId: 'INBOX_MESSAGE_NOT_FOUND', sendingId: 'INBOX_MESSAGE_NOT_FOUND' },
  async make({ app, brand, member }) {
    const values = { inboxMessageId: [String(newId())], sendingId: [String(newId())] };
    const used = { app, brand, memberId: BigInt(member.memberId), values };
    await plantMessage(used);
    await plantSending(used);
    return values;
  },
  restore: {
    readInboxMessage: plantMessage,
    deleteInboxMessage: plantMessage,
    confirmInboxMessage: plantSending,
    recallInboxMessage: plantSending,
  },
};

/**
 * Puts a message into a member's inbox, or one that waits for a second person, and back there after it
 * was deleted or confirmed.
 */
async function plantInboxMessage(
  app: TestApp,
  { brand, id, memberId }: { brand: string; id: bigint; memberId: bigint | null },
): Promise<void> {
  const { db } = app.database;
  const position = memberId === null ? null : id;
  await db.deleteFrom('inbox_mark').where('message_id', '=', id).execute();
  await db
    .insertInto('inbox_message')
    .values({
      id,
      brand,
      position,
      audience: memberId === null ? 'everybody' : 'members',
      event: null,
      texts: JSON.stringify([{ language: 'es', title: 'planted', content: '<p>x</p>' }]),
      shows_at: null,
      written_by: null,
      confirmed_by: null,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ position, recalled_at: null, confirmed_by: null }),
    )
    .execute();
  if (memberId === null) return;
  await db
    .insertInto('inbox_recipient')
    .values({ brand, member_id: memberId, position: id, message_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
