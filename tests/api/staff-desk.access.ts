import { newId } from '#server/platform/id.ts';
import type { AccessBrand, AccessFixture } from '#tests/support/access/access-fixture.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';

export const fixture: AccessFixture = {
  make: makeAccount,
  values: {
    lockStaff: { seen: [0] },
    endStaffSessions: { seen: [0] },
    reviewStaffAccess: { seen: [0] },
    requestStaffChange: { kind: ['password'], access: [undefined] },
  },
};

/** An account of staff, and a change of one that waits. */
async function makeAccount({ app, brand }: AccessBrand): Promise<KnownValues> {
  const [staffId, changeId] = [newId(), newId()];
  const username = `kept${staffId}`;
  const account = { username, username_key: username, display_name: 'Kept', role: 'support' };
  const { db } = app.database;
  await db
    .insertInto('staff')
    .values({ id: staffId, ...account, password_hash: '!', brands: JSON.stringify([brand]) })
    .execute();
  await db
    .insertInto('staff_change')
    .values({
      id: changeId,
      kind: 'unlock',
      staff_id: staffId,
      seen: 0,
      username,
      display_name: 'Kept',
      access: null,
      reason: 'for the matrix',
      requested_by: staffId,
      requested_at: app.clock.now(),
    })
    .execute();
  return { staffId: [String(staffId)], changeId: [String(changeId)] };
}
