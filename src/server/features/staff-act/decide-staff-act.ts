import type { OperationName } from '#contract/operation.ts';
import { mayAct } from '../../brands/staff-brand.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { CallFacts, Route } from '../../platform/route.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';
import { readStaffRights } from '../../platform/session/require-still-may.ts';
import { mayDo } from './staff-act.read.ts';

export interface ActDecision {
  readonly brand: string;
  readonly id: bigint;
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  readonly decider: StaffCaller;
}

/** The route of an operation. */
export type RouteOf = (operation: OperationName) => Route | undefined;

/**
 * Ends the wait of an act. Approved, it runs in the same transaction for the person who asked, with that
 * person's permissions of now; a refusal of the act leaves it waiting.
 * @returns the answer of the act; null: it was rejected
 * @throws Problem STAFF_ACT_NOT_FOUND, SECOND_PERSON_NEEDED, FORBIDDEN, STAFF_ACT_LAPSED, and what the
 * act itself refuses with
 */
export async function decideStaffAct(
  tx: Tx,
  clock: Clock,
  { brand, id, decision, reason, decider }: ActDecision,
  facts: CallFacts,
  routeOf: RouteOf,
): Promise<unknown> {
  const row = await tx
    .selectFrom('staff_act')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('status', '=', 'waiting')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('STAFF_ACT_NOT_FOUND'));
  const operation = row.operation as OperationName;
  const isOwn = row.requested_by === decider.staffId;
  if (!isOwn && !mayDo(decider, operation)) throw new Problem('FORBIDDEN');
  if (isOwn && decision === 'approve') throw new Problem('SECOND_PERSON_NEEDED');
  const at = clock.now();
  await tx
    .updateTable('staff_act')
    .set({
      status: decision === 'approve' ? 'approved' : 'rejected',
      decided_by: decider.staffId,
      decided_at: at,
    })
    .where('id', '=', id)
    .execute();
  await writeAudit(tx, {
    staffId: decider.staffId,
    brand,
    action: 'decideStaffAct',
    subject: String(id),
    before: { operation },
    after: { decision },
    reason,
    at,
  });
  if (decision === 'reject') return null;
  const handle = routeOf(operation)?.handle;
  if (handle?.kind !== 'keyed') throw new Problem('STAFF_ACT_LAPSED');
  const rights = await readStaffRights(tx, row.requested_by);
  if (rights === null) throw new Problem('STAFF_ACT_LAPSED');
  const caller: StaffCaller = { ...decider, staffId: row.requested_by, ...rights };
  if (!mayAct(caller, brand) || !mayDo(caller, operation)) throw new Problem('STAFF_ACT_LAPSED');
  return handle.run(tx, callOf({ ...facts, caller }, row));
}

/** Runs the after-commit step of an approved act's route. Safe to repeat. */
export async function finishStaffAct(
  db: Db,
  { brand, id }: Pick<ActDecision, 'brand' | 'id'>,
  facts: CallFacts,
  routeOf: RouteOf,
): Promise<void> {
  const row = await db
    .selectFrom('staff_act')
    .selectAll()
    .where('id', '=', id)
    .where('brand', '=', brand)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  const handle = row && routeOf(row.operation as OperationName)?.handle;
  if (row !== undefined && handle?.kind === 'keyed') await handle.afterCommit?.(callOf(facts, row));
}

/** The call as it was asked for. */
function callOf(facts: CallFacts, row: { id: bigint; params: unknown; body: unknown }): never {
  const { id, params, body } = row;
  return { ...facts, params, query: {}, body, idempotencyKey: `staff-act-${id}` } as never;
}
