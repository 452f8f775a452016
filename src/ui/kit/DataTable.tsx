import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Skeleton } from './Skeleton.tsx';
import styles from './DataTable.module.css';

export interface Column<Row> {
  id: string;
  label: string;
  /** Figures stand at the end of their cell. */
  align?: 'end' | undefined;
  /** Part of a card's head, on small screens. */
  lead?: boolean | undefined;
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** Read out as the table's name. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Left out: they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Belongs to the row before it: no line between them. */
  continues?: ((row: Row, before: Row | undefined) => boolean) | undefined;
  /** Newer rows are on their way. */
  busy?: boolean | undefined;
}

const PLACEHOLDERS = 8;

/**
 * A table; where it has no room, the same rows as cards. The roles are written out because a table
 * that is laid out as cards would lose them.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, continues, busy = false } = props;
  return (
    <div className={styles.holder}>
      <table role="table" className={styles.table} aria-busy={busy || rows === undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map(({ id, label, align }) => (
              <th key={id} role="columnheader" scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cx(busy && styles.busy)}>
          {rows === undefined
            ? Array.from({ length: PLACEHOLDERS }, (_, index) => (
                <PlaceholderRow key={index} columns={columns} />
              ))
            : rows.map((row, index) => (
                <tr
                  key={rowKey(row)}
                  role="row"
                  className={styles.row}
                  data-continues={continues?.(row, rows[index - 1]) === true ? '' : undefined}
                >
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      role="cell"
                      data-align={column.align}
                      data-lead={column.lead === true ? '' : undefined}
                    >
                      <span className={styles.cardLabel} aria-hidden="true">
                        {column.label}
                      </span>
                      <span className={styles.value}>{column.cell(row)}</span>
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

function PlaceholderRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr role="row" className={styles.row}>
      {columns.map(({ id, lead }) => (
        <td key={id} role="cell" data-lead={lead === true ? '' : undefined}>
          <Skeleton />
        </td>
      ))}
    </tr>
  );
}
