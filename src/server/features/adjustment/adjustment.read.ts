import type { Adjustment } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';

const PAGE = 20;

/** Those that wait, the oldest first; or all, newest first. */
export async function listAdjustments(
  db: Db,
  brand: string,
  staffId: bigint,
  { view = 'waiting', cursor, limit = PAGE }: RequestOf<'listAdjustments'>['query'],
): Promise<ReplyOf<'listAdjustments'>> {
  let rows = adjustmentRows(db, brand).limit(limit + 1);
  if (view === 'waiting') {
    rows = rows.where('a.status', '=', 'waiting').orderBy('a.id');
    if (cursor !== undefined) rows = rows.where('a.id', '>', cursorId(cursor));
  } else {
    rows = rows.orderBy('a.id', 'desc');
    if (cursor !== undefined) rows = rows.where('a.id', '<', cursorId(cursor));
  }
  return pageOf(await rows.execute(), limit, (row) => viewOf(row, staffId));
}

/** @throws Problem ADJUSTMENT_NOT_FOUND */
export async function readAdjustment(
  db: Db | Tx,
  brand: string,
  staffId: bigint,
  id: bigint,
): Promise<Adjustment> {
  const row = await adjustmentRows(db, brand).where('a.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('ADJUSTMENT_NOT_FOUND');
  return viewOf(row, staffId);
}

function adjustmentRows(db: Db | Tx, brand: string) {
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
      's.display_name as asker',
      'd.display_name as decider',
      'r.id as reversal',
    ])
    .where('a.brand', '=', brand);
}

function viewOf(
  row: Awaited<ReturnType<ReturnType<typeof adjustmentRows>['execute']>>[number],
  staffId: bigint,
): Adjustment {
  return {
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
