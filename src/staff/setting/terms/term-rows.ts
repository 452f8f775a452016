import { type Keyed, keyed } from '../keyed-list.ts';
import type { DraftFault } from '../useFaultText.ts';
import type { RowsSpec } from './term-spec.ts';
import { type Notation, readTerm, termText, type TermValue } from './term-text.ts';

/** A row as it is stored, by column. */
export type TermRow = Readonly<Record<string, TermValue>>;

/** Rows as they are typed. */
export type RowTexts = readonly Keyed<{ readonly cells: Readonly<Record<string, string>> }>[];

/** Rows as they are written in their fields. */
export function shownRows(
  { columns }: RowsSpec,
  rows: readonly TermRow[],
  notation: Notation,
): RowTexts {
  return rows.map((row) =>
    keyed({
      cells: Object.fromEntries(
        columns.map((column) => [
          column.name,
          termText(column, row[column.name] ?? null, notation),
        ]),
      ),
    }),
  );
}

/** One more row, still empty. */
export const emptyRow = ({ columns }: RowsSpec): RowTexts[number] =>
  keyed({ cells: Object.fromEntries(columns.map(({ name }) => [name, ''])) });

/** The rows in the order of their first column, which is unique; null while one cannot be read. */
export function draftRows(
  { name, columns }: RowsSpec,
  typed: RowTexts,
  notation: Notation,
): { rows: readonly TermRow[] | null; faults: readonly DraftFault[] } {
  const first = columns[0]?.name ?? '';
  const faults: DraftFault[] = [];
  const rows: TermRow[] = [];
  for (const [index, { cells }] of typed.entries()) {
    const at = (column: string): string => `/${name}/${index}/${column}`;
    const row: Record<string, TermValue> = {};
    for (const column of columns) {
      const { value, fault } = readTerm(column, cells[column.name] ?? '', notation);
      if (fault === null) row[column.name] = value;
      else faults.push({ pointer: at(column.name), ...fault });
    }
    if (first in row && rows.some((other) => other[first] === row[first])) {
      faults.push({ pointer: at(first), code: 'DUPLICATE' });
    }
    rows.push(row);
  }
  return faults.length > 0
    ? { rows: null, faults }
    : { rows: rows.toSorted((one, other) => byFigure(one[first], other[first])), faults };
}

/** Amounts are texts of whole numbers, as large as they come. */
function byFigure(one: TermValue = 0, other: TermValue = 0): number {
  return BigInt(String(one)) < BigInt(String(other)) ? -1 : 1;
}
