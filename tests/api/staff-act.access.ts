import { newId } from '#server/platform/id.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
} from '#tests/support/access/access-fixture.ts';
import { restoreRecord } from '#tests/support/access/restore-record.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';

export const fixture: AccessFixture = {
  records: { staffActId: 'STAFF_ACT_NOT_FOUND' },
  make: makeStaffAct,
  values: { decideStaffAct: { decision: ['reject'] } },
  restore: {
    decideStaffAct: ({ app, values }) =>
      restoreRecord(app, 'staff_act', recordId(values, 'staffActId')),
  },
};

/** An act of a brand that waits. */
async function makeStaffAct({ app, brand }: AccessBrand): Promise<KnownValues> {
  const { db } = app.database;
  const staff = await db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow();
  const id = newId();
  await db
    .insertInto('staff_act')
    .values({
      id,
      brand,
      // Everyone who may see the list may also do this: only a rejection is tried.
      operation: 'checkDraft',
      params: JSON.stringify({ brand }),
      body: JSON.stringify({ twoPerson: false }),
      amount_micro: null,
      currency: null,
      status: 'waiting',
      requested_by: staff.id,
      requested_at: app.clock.now(),
    })
    .execute();
  return { staffActId: [String(id)] };
}
