import { type ReactNode, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button, type ButtonProps } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../screen/PagedList.tsx';
import styles from './QueueDesk.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';

/** One way to end the wait of an item. */
export interface QueueAction<Item> {
  id: string;
  /** On the button of a row, and of the dialog. */
  label: string;
  tone?: ButtonProps['tone'];
  /** Left out: to every item. */
  applies?: (item: Item) => boolean;
  /** What it does, said before it is done. */
  effect: (item: Item) => string;
  hint: string;
  /** @returns whether it was done; why it was not stands in `problem` */
  run: (item: Item, reason: string) => Promise<boolean>;
  pending: boolean;
  /** What to show about a refusal. */
  problem: ReactNode;
}

export interface QueueDeskProps<Item> {
  list: PagedListProps<Item>['list'];
  caption: string;
  columns: readonly Column<Item>[];
  rowKey: (item: Item) => string;
  /** Names the item in the dialog. */
  name: (item: Item) => string;
  /** None for staff who may only look. */
  actions: readonly QueueAction<Item>[];
  none: { title: string; text: string };
  /** Said once an action is done. */
  done: string;
}

/** What waits for staff: a list, and for each item the actions that end its wait, with a reason. */
export function QueueDesk<Item>(props: QueueDeskProps<Item>) {
  const { list, caption, columns, rowKey, name, actions, none, done } = props;
  const say = useTexts('office');
  const [asked, setAsked] = useState<{ item: Item; action: string } | null>(null);
  const [isDone, setDone] = useState(false);
  const action = actions.find(({ id }) => id === asked?.action);

  const confirm = async (reason: string): Promise<void> => {
    if (asked === null || action === undefined) return;
    setDone(false);
    const ended = await action.run(asked.item, reason);
    await list.refresh();
    if (!ended) return;
    setDone(true);
    setAsked(null);
  };
  const offered = (item: Item): readonly QueueAction<Item>[] =>
    actions.filter(({ applies }) => applies === undefined || applies(item));
  const act: Column<Item> = {
    id: 'action',
    label: say('office:queue.action'),
    align: 'end',
    cell: (item) => (
      <span className={styles.actions}>
        {offered(item).map(({ id, label, tone = 'secondary' }) => (
          <Button
            key={id}
            tone={tone}
            size="small"
            aria-label={`${label}: ${name(item)}`}
            onClick={() => setAsked({ item, action: id })}
          >
            {label}
          </Button>
        ))}
      </span>
    ),
  };
  return (
    <div className={styles.desk}>
      <p role="status" className={styles.status}>
        {isDone ? done : null}
      </p>
      <PagedList
        list={list}
        none={
          <EmptyState icon="check" title={none.title}>
            {none.text}
          </EmptyState>
        }
      >
        {(items, busy) => (
          <DataTable
            caption={caption}
            columns={actions.length === 0 ? columns : [...columns, act]}
            rows={items}
            rowKey={rowKey}
            busy={busy}
          />
        )}
      </PagedList>
      {asked === null || action === undefined ? null : (
        <ReasonDialog
          title={`${action.label}: ${name(asked.item)}`}
          label={action.label}
          effect={action.effect(asked.item)}
          hint={action.hint}
          pending={action.pending}
          problem={action.problem}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
