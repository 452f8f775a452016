import {
  columnVisibilityFeature,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { type DeskColumn, labelKey } from '#domain/desk/desk-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import styles from './DeskTable.module.css';
import { ITEM } from './useDeskKeys.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

const PLACEHOLDERS = 12;
const NO_ROWS: readonly never[] = [];

/** A column with how its cells look. */
export interface ShownColumn<Item> extends Pick<
  DeskColumn<Item>,
  'id' | 'label' | 'kind' | 'lead'
> {
  readonly sorts: boolean;
  readonly cell: (item: Item) => ReactNode;
}

export interface DeskTableProps<Item> {
  caption: string;
  /** Namespace of the headings. */
  texts: string;
  columns: readonly ShownColumn<Item>[];
  /** Ids of those that are shown. */
  shown: readonly string[];
  /** Undefined: the first are on their way. */
  rows: readonly Item[] | undefined;
  rowKey: (item: Item) => string;
  /** Names a row to screen readers. */
  name: (item: Item) => string;
  busy: boolean;
  isDense: boolean;
  /** A pane takes a part of the width. */
  isNarrow: boolean;
  /** With - for the other way round; null: the view's own order. */
  sort: string | null;
  onSort: (sort: string | null) => void;
  /** Keys of the rows that are marked; left out: none can be. */
  marked?: ReadonlySet<string> | undefined;
  onMark?: ((marked: ReadonlySet<string>) => void) | undefined;
  /** A row is chosen to see all about it; left out: its cells say it all. */
  choice?: { key: string | null; choose: (key: string) => void } | undefined;
  /** Buttons at the end of each row. */
  actions?: ((item: Item) => ReactNode) | undefined;
}

/**
 * The rows of a list. A heading puts them in its order, and the other way round; boxes mark them; a
 * chosen row shows its detail. Where there is no room the rows are cards. The roles are written out
 * because a table that is laid out as cards would lose them.
 */
export function DeskTable<Item extends object>(props: DeskTableProps<Item>) {
  const {
    caption,
    texts,
    columns,
    shown,
    rows,
    rowKey,
    name,
    busy,
    isDense,
    isNarrow,
    sort,
    onSort,
  } = props;
  const { marked, onMark, choice, actions } = props;
  const say = useTexts('office', texts);
  const definitions = useMemo(
    () =>
      columns.map(({ id, sorts }) => ({
        id,
        // A column without one cannot be put in order; the server is who orders.
        accessorFn: () => null,
        enableSorting: sorts,
        sortDescFirst: false,
      })),
    [columns],
  );
  const rowSelection: RowSelectionState = useMemo(
    () => Object.fromEntries([...(marked ?? [])].map((key) => [key, true])),
    [marked],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows ?? NO_ROWS,
    getRowId: rowKey,
    manualSorting: true,
    enableMultiSort: false,
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      sorting: sort === null ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }],
      rowSelection,
    },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(table.state.sorting) : change;
      onSort(first === undefined ? null : `${first.desc ? '-' : ''}${first.id}`);
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      onMark?.(new Set(Object.keys(next).filter((key) => next[key] === true)));
    },
  });
  const byId = new Map(columns.map((column) => [column.id, column]));
  const isMarkable = marked !== undefined;
  const count = shown.length + (isMarkable ? 1 : 0) + (actions === undefined ? 0 : 1);
  return (
    <div className={cx(styles.holder, isNarrow && styles.narrow)}>
      <table
        role="table"
        className={cx(styles.table, isDense && styles.dense)}
        aria-busy={busy || rows === undefined}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              {isMarkable ? (
                <th role="columnheader" scope="col" className={styles.mark}>
                  <input
                    type="checkbox"
                    aria-label={say('office:table.markAll')}
                    checked={table.getIsAllRowsSelected()}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              ) : null}
              {group.headers.map(({ column }) => {
                const one = byId.get(column.id);
                const order = column.getIsSorted();
                const label = say(labelKey(texts, column.id, one?.label));
                return (
                  <th
                    key={column.id}
                    role="columnheader"
                    scope="col"
                    data-align={one?.kind === 'amount' || one?.kind === 'count' ? 'end' : undefined}
                    aria-sort={
                      order === false ? undefined : order === 'asc' ? 'ascending' : 'descending'
                    }
                  >
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        className={styles.sort}
                        onClick={column.getToggleSortingHandler()}
                      >
                        {label}
                        <span className={cx(styles.arrow, order === 'desc' && styles.down)}>
                          {order === false ? null : <Icon name="caretDown" size="small" />}
                        </span>
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                );
              })}
              {actions === undefined ? null : (
                <th role="columnheader" scope="col" data-align="end">
                  {say('office:queue.action')}
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className={cx(busy && styles.busy)}>
          {rows === undefined
            ? Array.from({ length: PLACEHOLDERS }, (_, index) => (
                <tr key={index} role="row" className={styles.row}>
                  {Array.from({ length: count }, (_cell, at) => (
                    <td key={at} role="cell">
                      <Skeleton />
                    </td>
                  ))}
                </tr>
              ))
            : table.getRowModel().rows.map((row) => {
                const item = row.original;
                const isChosen = choice !== undefined && choice.key === row.id;
                return (
                  // The button in its first cell does the same for the keyboard.
                  <tr
                    key={row.id}
                    role="row"
                    className={cx(styles.row, choice !== undefined && styles.pickable)}
                    data-chosen={isChosen ? '' : undefined}
                    onClick={
                      choice === undefined
                        ? undefined
                        : ({ target }) => {
                            const within = target instanceof Element ? target : null;
                            if (within?.closest('a, button, input, label') === null) {
                              choice.choose(row.id);
                            }
                          }
                    }
                  >
                    {isMarkable ? (
                      <td role="cell" className={styles.mark}>
                        <input
                          type="checkbox"
                          aria-label={say('office:table.mark', {
                            name: name(item),
                          })}
                          checked={row.getIsSelected()}
                          onChange={row.getToggleSelectedHandler()}
                        />
                      </td>
                    ) : null}
                    {row.getVisibleCells().map(({ column }, at) => {
                      const one = byId.get(column.id);
                      const content = one?.cell(item);
                      return (
                        <td
                          key={column.id}
                          role="cell"
                          data-align={
                            one?.kind === 'amount' || one?.kind === 'count' ? 'end' : undefined
                          }
                          data-lead={one?.lead === true ? '' : undefined}
                        >
                          <span className={styles.cardLabel} aria-hidden="true">
                            {say(labelKey(texts, column.id, one?.label))}
                          </span>
                          <span className={styles.value}>
                            {at === 0 && choice !== undefined ? (
                              <button
                                type="button"
                                className={styles.pick}
                                aria-pressed={isChosen}
                                {...{ [ITEM]: row.id }}
                                onClick={() => choice.choose(row.id)}
                              >
                                {content}
                              </button>
                            ) : (
                              content
                            )}
                          </span>
                        </td>
                      );
                    })}
                    {actions === undefined ? null : (
                      <td role="cell" data-align="end">
                        {actions(item)}
                      </td>
                    )}
                  </tr>
                );
              })}
        </tbody>
      </table>
    </div>
  );
}
