import type { OperationName, RequestOf } from '#contract/operation.ts';
import type { DeskColumn } from '#domain/desk/desk-list.ts';
import type { Parts } from '../../parts.ts';
import { OF_STAFF, writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Desk } from '../../platform/desk/desk.ts';
import { deskFile } from '../../platform/desk/desk-file.ts';
import type { DeskScope } from '../../platform/desk/desk-scope.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { Problem } from '../../platform/problem.ts';
import { addressFaults, fieldsOf, requestValidator } from '../../platform/validation.ts';

/** Rows of a file at most: more is work for a database, and more than one sheet holds. */
export const MOST_ROWS = 200_000;

/**
 * A list as a file, of every row that its query names. The trail says who took which list, as it is
 * data of players that leaves the house.
 * @throws Problem DESK_NOT_FOUND, INVALID_QUERY for a query that the list does not take, EXPORT_TOO_LARGE
 */
export async function exportDesk(
  { db, clock, text }: Pick<Parts, 'db' | 'clock' | 'text'>,
  desk: Desk | null,
  scope: DeskScope,
  { query, language }: Pick<RequestOf<'exportDesk'>, 'query'> & { language: string },
): Promise<FileAnswer> {
  if (desk === null) throw new Problem('DESK_NOT_FOUND');
  const { list } = desk;
  const columns = columnsOf(list.columns, query.columns);
  const filters = listQuery(list.operation as OperationName, query.query ?? '');
  const rows = await desk.count(db, scope, filters, MOST_ROWS + 1);
  if (rows > MOST_ROWS) throw new Problem('EXPORT_TOO_LARGE');
  const at = clock.now();
  const [brand = OF_STAFF] = scope.brands.length === 1 ? scope.brands : [];
  await inTransaction(db, (tx) =>
    writeAudit(tx, {
      staffId: scope.staff.staffId,
      brand,
      action: 'exportDesk',
      subject: list.operation,
      before: null,
      after: { list: list.operation, rows, brands: scope.brands.length, query: query.query ?? '' },
      at,
    }),
  );
  const inLanguage = query.language ?? language;
  return deskFile({
    format: query.format,
    name: `${list.operation}-${brand}-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`,
    texts: list.texts,
    columns,
    items: desk.everything(db, scope, filters),
    say: (key) => text.say(inLanguage, key),
  });
}

/** @throws Problem DESK_NOT_FOUND for a column that the list does not have */
function columnsOf(
  all: readonly DeskColumn<unknown>[],
  wanted: string | undefined,
): readonly DeskColumn<unknown>[] {
  if (wanted === undefined) return all;
  return wanted.split(',').map((id) => {
    const column = all.find((one) => one.id === id);
    if (column === undefined) throw new Problem('DESK_NOT_FOUND');
    return column;
  });
}

/** @throws Problem INVALID_QUERY */
function listQuery(operation: OperationName, address: string): object {
  const query: Record<string, unknown> = Object.fromEntries(new URLSearchParams(address));
  const faults = requestValidator(operation, 'query')(query) ?? null;
  const fields = faults === null ? addressFaults(query) : fieldsOf(faults);
  if (Object.keys(fields).length > 0) throw new Problem('INVALID_QUERY', { fields });
  // A file has every page.
  const { cursor: _cursor, limit: _limit, ...filters } = query;
  return filters;
}
