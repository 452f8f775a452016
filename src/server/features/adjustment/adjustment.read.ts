import type { Adjustment } from '#contract/generated/types.ts';
import { adjustmentList } from '#domain/adjustment/adjustment-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import { Problem } from '../../platform/problem.ts';
import { usernameKey } from '../../platform/session/username-key.ts';

/** The adjustments that wait, the oldest first; or all, the newest first. */
export const adjustmentDesk = desk({
  list: adjustmentList,
  rows: (db, { brands }) => adjustmentRows(db, brands),
  item: (row: AdjustmentRow, { staff }: DeskScope) => viewOf(row, staff.staffId),
  views: {
    waiting: { where: (eb) => eb('d.status', '=', 'waiting'), order: 'id', waits: true },
    all: {},
  },
  sorts: {
    amount: ['amount_micro', 'number'],
    requested: ['requested_at', 'moment'],
  },
  filters: {
    username: (eb, username) => eb('d.username_key', '=', usernameKey(username)),
    from: (eb, from) => eb('d.requested_at', '>=', new Date(from)),
    to: (eb, to) => eb('d.requested_at', '<', new Date(to)),
  },
  total: 'amount_micro',
  since: 'requested_at',
});

/** @throws Problem ADJUSTMENT_NOT_FOUND */
export async function readAdjustment(
  db: Db | Tx,
  brand: string,
  staffId: bigint,
  id: bigint,
): Promise<Adjustment> {
  const row = await adjustmentRows(db, [brand]).where('a.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('ADJUSTMENT_NOT_FOUND');
  return viewOf(row, staffId);
}

function adjustmentRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('adjustment as a')
    .innerJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'a.member_id').onRef('m.brand', '=', 'a.brand'),
    )
    .leftJoin('staff as s', 's.id', 'a.requested_by')
    .leftJoin('staff as d', 'd.id', 'a.decided_by')
    .leftJoin('adjustment as r', (join) =>
      join.onRef('r.reverses', '=', 'a.id').on('r.status', '<>', 'rejected'),
    )
    .selectAll('a')
    .select([
      'm.username',
      'm.username_key',
      's.display_name as asker',
      'd.display_name as decider',
      'r.id as reversal',
    ])
    .where('a.brand', 'in', brands);
}

type AdjustmentRow = Awaited<ReturnType<ReturnType<typeof adjustmentRows>['execute']>>[number];

function viewOf(row: AdjustmentRow, staffId: bigint): Adjustment {
  return {
    brand: row.brand,
    adjustmentId: String(row.id),
    memberId: String(row.member_id),
    account: row.username,
    currency: row.currency,
    amountMicro: String(row.amount_micro),
    reason: row.reason,
    status: row.status as Adjustment['status'],
    reverses: row.reverses === null ? null : String(row.reverses),
    isReversed: row.reversal !== null,
    requestedBy: row.asker,
    isOwn: row.requested_by === staffId,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
