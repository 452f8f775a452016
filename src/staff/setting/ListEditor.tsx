import { Fragment, type ReactNode } from 'react';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Panel } from '../kit/Panel.tsx';
import { type Keyed, movedItem, withItem, withoutItem } from './keyed-list.ts';
import styles from './ListEditor.module.css';

/** What an item's row needs to know of the list. */
export interface ListItem<Item, Fault> {
  item: Keyed<Item>;
  /** From 1. */
  place: number;
  count: number;
  faults: readonly Fault[];
  /** Undefined in read-only mode, as are the other two. */
  onChange: ((item: Keyed<Item>) => void) | undefined;
  onMove: ((by: 1 | -1) => void) | undefined;
  onRemove: (() => void) | undefined;
}

export interface ListEditorProps<Item, Fault extends { readonly index: number }> {
  title: string;
  hint?: string;
  /** In place of the rows when there are none. */
  none: string;
  items: readonly Keyed<Item>[];
  faults: readonly Fault[];
  /** The contract's bound. */
  maxItems: number;
  /** Undefined in read-only mode. */
  onChange: ((items: readonly Keyed<Item>[]) => void) | undefined;
  /** Buttons that append an item. */
  add: readonly { id: string; label: ReactNode; begin: () => Keyed<Item> }[];
  row: (row: ListItem<Item, Fault>) => ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

/** A list whose order counts: its rows, and buttons that append one. */
export function ListEditor<Item, Fault extends { readonly index: number }>(
  props: ListEditorProps<Item, Fault>,
) {
  const { title, hint, none, items, faults, maxItems, onChange, add, row, children } = props;
  return (
    <Panel title={title}>
      {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
      {items.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <ol className={styles.list}>
        {items.map((item, index) => (
          <Fragment key={item.key}>
            {row({
              item,
              place: index + 1,
              count: items.length,
              faults: faults.filter((fault) => fault.index === index),
              onChange: onChange && ((edited) => onChange(withItem(items, edited))),
              onMove: onChange && ((by) => onChange(movedItem(items, item.key, by))),
              onRemove: onChange && (() => onChange(withoutItem(items, item.key))),
            })}
          </Fragment>
        ))}
      </ol>
      {onChange === undefined || items.length >= maxItems ? null : (
        <div className={styles.add}>
          {add.map(({ id, label, begin }) => (
            <Button
              key={id}
              tone="secondary"
              size="small"
              onClick={() => onChange([...items, begin()])}
            >
              <Icon name="plus" size="small" />
              {label}
            </Button>
          ))}
        </div>
      )}
      {children}
    </Panel>
  );
}
