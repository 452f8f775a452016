import type { StatementLine, StatementLineState } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';

export interface LineQuery {
  state?: StatementLineState | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const PAGE = 50;

/** Newest first. */
export async function listLines(
  db: Db,
  brand: string,
  { state, cursor, limit = PAGE }: LineQuery,
): Promise<ReplyOf<'listStatementLines'>> {
  let rows = lineRows(db, brand)
    .orderBy('l.id', 'desc')
    .limit(limit + 1);
  if (state !== undefined) rows = rows.where('l.state', '=', state);
  if (cursor !== undefined) rows = rows.where('l.id', '<', cursorId(cursor));
  return pageOf(await rows.execute(), limit, lineView);
}

/** @throws Problem STATEMENT_LINE_NOT_FOUND */
export async function readLine(db: Db | Tx, brand: string, id: bigint): Promise<StatementLine> {
  const row = await lineRows(db, brand).where('l.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('STATEMENT_LINE_NOT_FOUND');
  return lineView(row);
}

function lineRows(db: Db | Tx, brand: string) {
  return db
    .selectFrom('statement_line as l')
    .leftJoin('deposit as d', 'd.id', 'l.deposit_id')
    .leftJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'd.member_id').onRef('m.brand', '=', 'd.brand'),
    )
    .selectAll('l')
    .select('m.username')
    .where('l.brand', '=', brand);
}

function lineView(
  row: Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number],
): StatementLine {
  return {
    lineId: String(row.id),
    bookedOn: row.booked_on,
    amountMicro: String(row.amount_micro),
    currency: row.currency,
    text: row.text,
    bankReference: row.bank_reference,
    state: row.state as StatementLineState,
    depositId: row.deposit_id === null ? null : String(row.deposit_id),
    account: row.username,
    by: row.matched_by as StatementLine['by'],
    difference: row.difference as StatementLine['difference'],
    reason: row.reason,
    importedAt: row.imported_at.toISOString(),
  };
}
