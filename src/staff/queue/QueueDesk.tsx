import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button, type ButtonProps } from '#ui/kit/Button.tsx';
import { cx } from '#ui/kit/class-names.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { PagedList, type PagedListProps } from '../screen/PagedList.tsx';
import styles from './QueueDesk.module.css';
import { type QueueInput, ReasonDialog } from './ReasonDialog.tsx';
import { ITEM, useQueueKeys } from './useQueueKeys.ts';

/** One thing that staff do with an item. */
export interface QueueAction<Item> {
  id: string;
  /** On the button of a row, and of the dialog. */
  label: string;
  /** The letter that starts it for the chosen item. */
  letter?: string;
  tone?: ButtonProps['tone'];
  /** Left out: to every item. */
  applies?: (item: Item) => boolean;
  /** What it does, said before it is done. */
  effect: (item: Item) => string;
  hint: string;
  /** What is asked for; a reason by default. */
  input?: QueueInput;
  /** @returns whether it was done; why it was not stands in `problem` */
  run: (item: Item, text: string, choice: string) => Promise<boolean>;
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
  /** Everything about the chosen item, beside the list. Left out: the row says it all. */
  detail?: (item: Item) => ReactNode;
}

/**
 * What waits for staff: a list, and for each item the actions that end its wait. With a detail, one
 * item at a time is chosen and acted on, by its buttons or by their letters.
 */
export function QueueDesk<Item>(props: QueueDeskProps<Item>) {
  const { list, caption, columns, rowKey, name, actions, none, done, detail } = props;
  const say = useTexts('office');
  const desk = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ item: Item; action: string } | null>(null);
  const [isDone, setDone] = useState(false);
  const [chosenKey, choose] = useState<string | null>(null);
  const items = list.value?.items ?? [];
  const chosen = items.find((item) => rowKey(item) === chosenKey) ?? null;
  const action = actions.find(({ id }) => id === asked?.action);

  const confirm = async (text: string, choice: string): Promise<void> => {
    if (asked === null || action === undefined) return;
    setDone(false);
    const place = items.findIndex((item) => rowKey(item) === rowKey(asked.item));
    const following = items[place + 1] ?? items[place - 1];
    const ended = await action.run(asked.item, text, choice);
    await list.refresh();
    if (!ended) return;
    setDone(true);
    setAsked(null);
    // The next one, unless the item has stayed in view.
    const key = following === undefined ? null : rowKey(following);
    choose((now) => (now === rowKey(asked.item) ? (key ?? now) : now));
  };
  const offered = (item: Item): readonly QueueAction<Item>[] =>
    actions.filter(({ applies }) => applies === undefined || applies(item));
  const ask = (item: Item, id: string): void => setAsked({ item, action: id });
  useQueueKeys({
    desk,
    isBusy: asked !== null,
    onLetter(letter) {
      const found = chosen && offered(chosen).find((one) => one.letter === letter);
      if (chosen !== null && found) ask(chosen, found.id);
    },
  });
  const buttons = (item: Item) =>
    offered(item).map(({ id, label, letter, tone = 'secondary' }) => (
      <Button
        key={id}
        tone={tone}
        size="small"
        aria-label={`${label}: ${name(item)}`}
        aria-keyshortcuts={letter}
        onClick={() => ask(item, id)}
      >
        {label}
        {letter === undefined || detail === undefined ? null : (
          <kbd className={styles.letter} aria-hidden="true">
            {letter}
          </kbd>
        )}
      </Button>
    ));
  const act: Column<Item> = {
    id: 'action',
    label: say('office:queue.action'),
    align: 'end',
    cell: (item) => <span className={styles.actions}>{buttons(item)}</span>,
  };
  const pick: Column<Item> = {
    id: 'pick',
    label: say('office:queue.item'),
    lead: true,
    cell: (item) => (
      <button
        type="button"
        className={styles.pick}
        aria-pressed={rowKey(item) === chosenKey}
        {...{ [ITEM]: '' }}
        onClick={() => choose(rowKey(item))}
      >
        {name(item)}
      </button>
    ),
  };
  const shown =
    detail !== undefined ? [pick, ...columns] : actions.length === 0 ? columns : [...columns, act];
  return (
    <div ref={desk} className={cx(styles.desk, detail !== undefined && styles.split)}>
      <div className={styles.list}>
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
          {(rows, busy) => (
            <DataTable caption={caption} columns={shown} rows={rows} rowKey={rowKey} busy={busy} />
          )}
        </PagedList>
      </div>
      {detail === undefined ? null : (
        <section className={styles.detail} aria-label={say('office:queue.detail')}>
          {chosen === null ? (
            <p className={styles.hint}>{say('office:queue.choose')}</p>
          ) : (
            <>
              <div className={styles.bar}>{buttons(chosen)}</div>
              {detail(chosen)}
            </>
          )}
        </section>
      )}
      {asked === null || action === undefined ? null : (
        <ReasonDialog
          key={`${action.id} ${rowKey(asked.item)}`}
          title={`${action.label}: ${name(asked.item)}`}
          label={action.label}
          effect={action.effect(asked.item)}
          hint={action.hint}
          input={action.input}
          pending={action.pending}
          problem={action.problem}
          onConfirm={(text, choice) => void confirm(text, choice)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
