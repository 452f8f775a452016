import { newId } from '#server/platform/id.ts';
import { type AccessFixture, recordId } from '#tests/support/access/access-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export const fixture: AccessFixture = {
  records: { messageId: 'MESSAGE_NOT_FOUND' },
  async make({ app, brand }) {
    const messageId = newId();
    await plantFailedMessage(app, { brand, messageId });
    return { messageId: [String(messageId)] };
  },
  restore: {
    retryMessage: ({ app, brand, values }) =>
      plantFailedMessage(app, { brand, messageId: recordId(values, 'messageId') }),
  },
};

/** Puts a failed message into a brand's list, and back there after a retry. */
async function plantFailedMessage(
  app: TestApp,
  { brand, messageId }: { brand: string; messageId: bigint },
): Promise<void> {
  const { db } = app.database;
  const now = app.clock.now();
  await db.deleteFrom('message').where('id', '=', messageId).execute();
  await db
    .insertInto('message')
    .values({
      id: messageId,
      brand,
      channel: 'mail',
      recipient: 'luna@example.com',
      language: 'es',
      subject: 'planted',
      body: null,
      status: 'failed',
      attempts: 6,
      due_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
      created_at: now,
      sent_at: null,
      error: 'planted',
    })
    .execute();
}
