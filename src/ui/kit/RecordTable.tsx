import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './RecordTable.module.css';

interface RecordColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned at the end of the line. */
  readonly align?: 'end' | undefined;
}

export interface RecordTableProps<Row> {
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * A table that becomes cards on small screens, out of the same markup. The roles are written out,
 * since browsers drop a table's own once its display changes.
 */
export function RecordTable<Row>({ caption, columns, rows, rowKey }: RecordTableProps<Row>) {
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ id, label, align }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className={cx(align === 'end' && styles.end)}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row}>
            {columns.map(({ id, label, cell, align }) => (
              <td key={id} role="cell" className={cx(styles.cell, align === 'end' && styles.end)}>
                <span className={styles.label} aria-hidden="true">
                  {label}
                </span>
                <span className={styles.value}>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
