import { roundProjection } from '#server/play/rounds/round-projection.ts';
import { newId } from '#server/platform/id.ts';
import { type AccessFixture, recordId } from '#tests/support/access/access-fixture.ts';
import type { TestApp } from '#tests/support/test-app.ts';

export const fixture: AccessFixture = {
  records: { eventId: 'DEAD_EVENT_NOT_FOUND' },
  async make({ app, brand }) {
    const eventId = newId();
    await plantDeadEvent(app, { brand, eventId });
    return { eventId: [String(eventId)], consumer: [roundProjection.name] };
  },
  restore: {
    retryDeadEvent: ({ app, brand, values }) =>
      plantDeadEvent(app, { brand, eventId: recordId(values, 'eventId') }),
  },
};

/** Puts a failed event into a brand's list, and back there after a retry. */
async function plantDeadEvent(
  app: TestApp,
  { brand, eventId }: { brand: string; eventId: bigint },
): Promise<void> {
  const now = new Date();
  const { db } = app.database;
  await db.deleteFrom('outbox_delivery').where('id', '=', eventId).execute();
  await db
    .insertInto('outbox_dead')
    .values({
      shard: 0,
      id: eventId,
      consumer: roundProjection.name,
      brand,
      topic: 'ledger.bet',
      // No movement: processed without effect when it is retried.
      payload: '{}',
      created_at: now,
      attempts: 5,
      error: 'planted',
      died_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
