import {
  openStatement,
  type StatementEntry,
  type StatementReader,
} from '#domain/bank-statement/read-statement.ts';
import { countLines, statementRows, tooLong, unreadable } from './statement-rows.ts';

/** More lines than a day of one account; a longer statement is imported in parts. */
const MOST_LINES = 5_000;

export interface StatementFile {
  readonly entries: readonly StatementEntry[];
  /** Numbers of the lines in the file, from 1, that could not be read. Money going out is left out. */
  readonly unreadable: readonly number[];
}

/**
 * Reads a statement in CSV, row by row, without holding up the node.
 * @throws Problem STATEMENT_UNREADABLE without the columns, for more lines than are taken at a time, for a line
 * or a cell that is too long (nothing is cut), and for a column of directions under an unknown title
 */
export async function readStatementFile(csv: string, currency: string): Promise<StatementFile> {
  const entries: StatementEntry[] = [];
  const faults: number[] = [];
  let reader: StatementReader | null = null;
  let rows = 0;
  const lines = await countLines(csv);
  for await (const { row, cells } of statementRows(csv)) {
    rows += 1;
    if (reader === null) {
      reader = openStatement(cells, currency);
      if (reader === null) throw unreadable({ code: 'PATTERN' });
      continue;
    }
    if (rows - 1 > MOST_LINES) {
      const params = { count: lines - 1, limit: MOST_LINES };
      throw unreadable({ code: 'maxItems', messageKey: 'validation:statementLines', params });
    }
    const read = reader.read(cells);
    if (read.kind === 'tooLong') {
      throw tooLong('validation:statementCell', row, read.count, read.limit);
    }
    if (read.kind === 'entry') entries.push(read.entry);
    if (read.kind === 'unreadable') faults.push(row);
  }
  if (reader === null) throw unreadable({ code: 'PATTERN' });
  requireDirection(reader);
  return { entries, unreadable: faults };
}

/** @throws Problem STATEMENT_UNREADABLE with the number of the column, from 1 */
function requireDirection(reader: StatementReader): void {
  const place = reader.ignoredDirection();
  if (place === null) return;
  throw unreadable({
    code: 'DIRECTION_IGNORED',
    messageKey: 'validation:statementDirection',
    params: { column: place + 1 },
  });
}
