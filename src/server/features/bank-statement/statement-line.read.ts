import type { StatementLine, StatementLineState } from '#contract/generated/types.ts';
import { statementLineList } from '#domain/bank-statement/statement-line-list.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { desk } from '../../platform/desk/desk.ts';
import { Problem } from '../../platform/problem.ts';

/** Lines of statements: all, the newest first; or those without a deposit, the oldest first. */
export const statementLineDesk = desk({
  list: statementLineList,
  rows: (db, { brands }) => lineRows(db, brands),
  item: (row: LineRow) => lineView(row),
  views: {
    // A query without a view is of every line: it may narrow them by state.
    all: {},
    waiting: { where: (eb) => eb('d.state', '=', 'open'), order: 'id', waits: true },
  },
  filters: { state: (eb, state) => eb('d.state', '=', state) },
  total: 'amount_micro',
  since: 'imported_at',
});

/** @throws Problem STATEMENT_LINE_NOT_FOUND */
export async function readLine(db: Db | Tx, brand: string, id: bigint): Promise<StatementLine> {
  const row = await lineRows(db, [brand]).where('l.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Problem('STATEMENT_LINE_NOT_FOUND');
  return lineView(row);
}

function lineRows(db: Db | Tx, brands: readonly string[]) {
  return db
    .selectFrom('statement_line as l')
    .leftJoin('deposit as d', 'd.id', 'l.deposit_id')
    .leftJoin('member as m', (join) =>
      join.onRef('m.id', '=', 'd.member_id').onRef('m.brand', '=', 'd.brand'),
    )
    .selectAll('l')
    .select('m.username')
    .where('l.brand', 'in', brands);
}

type LineRow = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number];

function lineView(row: LineRow): StatementLine {
  return {
    brand: row.brand,
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
