import type { TestApp } from '../test-app.ts';

/** Makes a member the top agent of an own tree. */
export async function makeAgent(app: TestApp, brand: string, memberId: bigint): Promise<void> {
  const { db } = app.database;
  await db.updateTable('member').set({ account_type: 1 }).where('id', '=', memberId).execute();
  await db
    .insertInto('agent_line')
    .values({
      agent_id: memberId,
      ancestor_id: memberId,
      distance: 0,
      brand,
      from_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
