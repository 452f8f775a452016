import { operations } from '#contract/generated/operations.ts';
import type { StaffActRequest } from '#contract/generated/types.ts';
import type { OperationDefinition, OperationName } from '#contract/operation.ts';
import { staffActList } from '#domain/staff-act/staff-act-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { Problem } from '../../platform/problem.ts';
import { reasonOf } from '../../platform/second-person.ts';
import type { StaffCaller } from '../../platform/session/caller.ts';

/** The acts that wait, the oldest first; or all acts, the newest first. */
export const staffActDesk = desk({
  list: staffActList,
  rows: (db, { brands }) => actRows(db, brands),
  item: (row: Row, { staff }: DeskScope) => viewOf(row, staff),
  views: {
    waiting: { where: (eb) => eb('d.status', '=', 'waiting'), order: 'id', waits: true },
    all: {},
  },
  filters: {},
  // No sum: an act that loosens a rule has no amount and no currency.
  since: 'requested_at',
});

/** @throws Problem STAFF_ACT_NOT_FOUND */
export async function readStaffAct(
  tx: Tx,
  brand: string,
  staff: StaffCaller,
  id: bigint,
): Promise<StaffActRequest> {
  const row = await actRows(tx, [brand])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('STAFF_ACT_NOT_FOUND'));
  return viewOf(row, staff);
}

/** Whether a person has the permission that an operation takes. */
export function mayDo(staff: StaffCaller, operation: OperationName): boolean {
  const { permission }: OperationDefinition = operations[operation];
  return permission !== undefined && staff.permissions.has(permission);
}

const actRows = (db: Db | Tx, brands: readonly string[]) =>
  db
    .selectFrom('staff_act as a')
    .innerJoin('staff as s', 's.id', 'a.requested_by')
    .leftJoin('staff as d', 'd.id', 'a.decided_by')
    .selectAll('a')
    .select(['s.display_name as asker', 'd.display_name as decider'])
    .where('a.brand', 'in', brands);

type Row = Awaited<ReturnType<ReturnType<typeof actRows>['execute']>>[number];

function viewOf(row: Row, staff: StaffCaller): StaffActRequest {
  const mayDecide = mayDo(staff, row.operation as OperationName);
  return {
    brand: row.brand,
    staffActId: String(row.id),
    operation: row.operation,
    params: row.params as StaffActRequest['params'],
    // What the act would do is shown to those who may do it.
    body: mayDecide ? (row.body as StaffActRequest['body']) : {},
    amountMicro: row.amount_micro === null ? null : String(row.amount_micro),
    currency: row.currency,
    reason: reasonOf(row.body),
    status: row.status as StaffActRequest['status'],
    requestedBy: row.asker,
    isOwn: row.requested_by === staff.staffId,
    mayDecide,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
