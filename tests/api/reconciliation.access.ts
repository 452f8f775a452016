import { newId } from '#server/platform/id.ts';
import {
  type AccessBrand,
  type AccessFixture,
  recordId,
} from '#tests/support/access/access-fixture.ts';
import type { KnownValues } from '#tests/support/request-junk/schema-values.ts';

export const fixture: AccessFixture = {
  records: { differenceId: 'DIFFERENCE_NOT_FOUND' },
  make: makeDifference,
  values: {
    askRepair: { repair: ['adjust'], version: [1] },
    decideRepair: { decision: ['reject'], version: [1] },
    explainDifference: { version: [1] },
    startReconciliation: { party: [{ kind: 'vendor', code: 'NOT_THERE' }] },
  },
  restore: { askRepair: reopen, explainDifference: reopen },
};

/** A stake of a member's that its vendor does not report. */
async function makeDifference({ app, brand, member }: AccessBrand): Promise<KnownValues> {
  const { db } = app.database;
  const [runId, id, now] = [newId(), newId(), app.clock.now()];
  const party = { party_kind: 'vendor', party: `MATRIX_${brand.toUpperCase()}` };
  await db
    .insertInto('reconciliation_run')
    .values({
      ...party,
      id: runId,
      from_at: new Date(now.getTime() - 1),
      to_at: now,
      source: 'file',
      status: 'done',
      requested_at: now,
    })
    .execute();
  await db
    .insertInto('reconciliation_difference')
    .values({
      ...party,
      id,
      brand,
      run_id: runId,
      fault: 'missingThere',
      reference: 'matrix-bet',
      member_id: BigInt(member.memberId),
      currency: 'PEN',
      here_micro: -1_000_000n,
      at: now,
      state: 'open',
      found_at: now,
    })
    .execute();
  return { differenceId: [String(id)] };
}

async function reopen({
  app,
  values,
}: Parameters<NonNullable<AccessFixture['restore']>[string]>[0]): Promise<void> {
  await app.database.db
    .updateTable('reconciliation_difference')
    .set({ state: 'open', version: 1 })
    .where('id', '=', recordId(values, 'differenceId'))
    .execute();
}
