import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Permission } from '#contract/permission.ts';
import type { DeskItem, DeskList, DeskOperation } from '#domain/desk/desk-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { cx } from '#ui/kit/class-names.ts';
import { IconButton } from '#ui/kit/IconButton.tsx';
import type { CallRequest } from '#contract/client.ts';
import { type QueryState, useQuery } from '#ui/query/useQuery.ts';
import { type Fact, Facts } from '../kit/Facts.tsx';
import { PagedList } from '../screen/PagedList.tsx';
import { Screen } from '../screen/Screen.tsx';
import { useStaff } from '../session/useStaff.ts';
import { clockAtom } from '../values/clock.atoms.ts';
import { useAddress } from '../values/useAddress.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { DeskAction } from './desk-action.ts';
import { DeskButtons } from './DeskButtons.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import { DeskFilters } from './DeskFilters.tsx';
import { DeskTable } from './DeskTable.tsx';
import { DeskTools } from './DeskTools.tsx';
import { DeskTotals } from './DeskTotals.tsx';
import { DeskViews } from './DeskViews.tsx';
import { NoRows } from './NoRows.tsx';
import { type DeskCells, useDeskColumns } from './useDeskColumns.tsx';
import { deskQuery, sortOf } from './desk-query.ts';
import styles from './Desk.module.css';
import { useDeskBrands } from './useDeskBrands.ts';
import { focusItem, useDeskKeys } from './useDeskKeys.ts';
import { useDeskPreferences } from './useDeskPreferences.ts';
import { type DeskTopic, useDeskTopic } from './useDeskTopic.ts';

const REFRESH_MS = 30_000;
const NO_CELLS = {};

interface DeskPage<Item> {
  items: readonly Item[];
  nextCursor: string | null;
  counts: Readonly<Record<string, number>>;
  totals: readonly { currency: string; count: number; amountMicro: string }[] | null;
}

export interface DeskProps<Name extends DeskOperation> {
  /** Its texts `title`, `lead`, `none` and `none.text` are those of the screen. */
  list: DeskList<Name>;
  /** Needed to change something; without it the lead says so instead. */
  permission?: Permission;
  /** None for what is only looked at. */
  actions?: readonly DeskAction<DeskItem<Name>>[];
  /** Names an item in dialogs and to screen readers. */
  name: (item: DeskItem<Name>) => string;
  /** Cells that look otherwise than their kind, by the column's id. */
  cells?: DeskCells<DeskItem<Name>>;
  /** What a decision is about, repeated before it is made. */
  facts?: (item: DeskItem<Name>) => readonly Fact[];
  /** Everything about the chosen item, in a pane next to the list. Left out: the row has it all. */
  detail?: (item: DeskItem<Name>) => ReactNode;
  topic?: DeskTopic;
  /** Above the list: what is made here. @param brand null: several are shown */
  above?: (brand: string | null, refresh: () => Promise<unknown>) => ReactNode;
}

/**
 * A list of staff: of every brand or one, in views, narrowed, in order, as a file; its items are chosen,
 * looked at and acted on, one at a time or many at once, by pointer or by keys.
 */
export function Desk<Name extends DeskOperation>(props: DeskProps<Name>) {
  type Item = DeskItem<Name>;
  const {
    list,
    permission,
    actions = [],
    name,
    cells = NO_CELLS,
    facts,
    detail,
    topic,
    above,
  } = props;
  const { texts } = list;
  const say = useTexts('office', 'staff', texts);
  const { may } = useStaff();
  const { params, change, look } = useAddress();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const { scope, brands } = useDeskBrands(list.isOfNoBrand);
  const preferences = useDeskPreferences(list.operation);
  const desk = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ item: Item; action: string } | null>(null);
  const [bulk, setBulk] = useState<string | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isDone, setDone] = useState(false);
  const [focused, setFocused] = useState<{ key: string | null } | null>(null);

  const query = deskQuery(list, params, clock) as Readonly<Record<string, string>>;
  const state = useQuery(
    list.operation as never,
    { params: { brand: scope }, query } as unknown as CallRequest<never>,
    { keepPrevious: true, everyMs: REFRESH_MS },
  ) as unknown as QueryState<DeskPage<Item>>;
  useDeskTopic(topic ?? null, brands, state.refresh);

  const offers = actions.filter((action) => may(action.permission));
  const items = state.value?.items ?? [];
  const chosenKey = params.get('item');
  const chosen = items.find((item) => list.id(item) === chosenKey) ?? null;
  const choose = (key: string | null): void => look({ item: key });
  const isPicked = detail !== undefined;
  const offered = (item: Item): readonly DeskAction<Item>[] =>
    offers.filter(({ applies }) => applies === undefined || applies(item));
  const bulkActions = offers.filter((action) => action.bulk !== undefined);
  const markedItems = items.filter((item) => marked.has(list.id(item)));
  const action = actions.find(({ id }) => id === asked?.action);
  const bulkAction = actions.find(({ id }) => id === bulk);

  useEffect(() => {
    if (focused !== null) focusItem(desk.current, focused.key);
  }, [focused]);

  useDeskKeys({
    desk,
    isBusy: asked !== null || bulk !== null,
    onLetter(letter) {
      const found = chosen && offered(chosen).find((one) => one.letter === letter);
      if (chosen !== null && found) setAsked({ item: chosen, action: found.id });
    },
    onEnter() {
      const first = chosen && offered(chosen)[0];
      if (chosen !== null && first) setAsked({ item: chosen, action: first.id });
    },
    onMark() {
      if (chosenKey === null || bulkActions.length === 0) return;
      const next = new Set(marked);
      if (!next.delete(chosenKey)) next.add(chosenKey);
      setMarked(next);
    },
  });

  /** After a decision the next item is chosen and has the focus, unless the decided one stays. */
  const proceed = async (decided: readonly string[]): Promise<void> => {
    const keys = items.map(list.id);
    const last = Math.max(...decided.map((key) => keys.indexOf(key)));
    const following = keys.slice(last + 1).find((key) => !decided.includes(key));
    const before = keys.slice(0, Math.max(0, last)).findLast((key) => !decided.includes(key));
    const page = await state.refresh();
    // Who has left the desk meanwhile is not called back to it.
    if (desk.current === null) return;
    const now = new Set(page?.items.map(list.id));
    const stays = decided.length === 1 && now.has(decided[0] ?? '');
    const next = stays ? (decided[0] ?? null) : (following ?? before ?? null);
    setDone(true);
    if (isPicked) choose(next);
    setFocused({ key: isPicked ? next : null });
  };

  const { columns, own: shownColumns, shown } = useDeskColumns(list, cells, brands.length > 1);

  const buttons = (item: Item) => (
    <DeskButtons<Item>
      texts={texts}
      actions={offered(item)}
      name={name(item)}
      showsLetters={isPicked}
      onAct={(id) => setAsked({ item, action: id })}
    />
  );
  const rowActions = isPicked || offers.length === 0 ? undefined : buttons;
  return (
    <Screen
      title={say(`${texts}:title`)}
      lead={
        permission === undefined || may(permission)
          ? say(`${texts}:lead`)
          : say('office:desk.readOnly', { permission })
      }
    >
      {above?.(brands.length === 1 ? (brands[0] ?? null) : null, state.refresh)}
      <div ref={desk} tabIndex={-1} className={styles.desk}>
        <div className={styles.head}>
          <DeskViews
            list={list}
            counts={state.value?.counts ?? {}}
            onView={() => setMarked(new Set())}
          />
          <DeskTools
            list={list}
            scope={scope}
            query={query}
            shown={shownColumns}
            preferences={preferences}
          />
        </div>
        <DeskFilters list={list} />
        <p role="status" className={styles.status}>
          {isDone ? say('office:queue.done') : null}
        </p>
        <BulkBar<Item>
          texts={texts}
          count={markedItems.length}
          actions={bulkActions}
          onAct={setBulk}
          onClear={() => setMarked(new Set())}
        />
        <div className={cx(styles.body, chosen !== null && isPicked && styles.split)}>
          <div className={styles.list}>
            <PagedList list={state} none={<NoRows list={list} />}>
              {(rows, busy) => (
                <DeskTable<Item>
                  caption={say(`${texts}:title`)}
                  texts={texts}
                  columns={columns}
                  shown={shown}
                  rows={rows}
                  rowKey={list.id}
                  name={name}
                  busy={busy}
                  isDense={preferences.isDense}
                  isNarrow={chosen !== null && isPicked}
                  sort={sortOf(list, params)}
                  onSort={(sort) => change({ sort })}
                  marked={bulkActions.length === 0 ? undefined : marked}
                  onMark={setMarked}
                  choice={isPicked ? { key: chosenKey, choose } : undefined}
                  actions={rowActions}
                />
              )}
            </PagedList>
            <DeskTotals totals={state.value?.totals ?? null} />
          </div>
          {chosen === null || !isPicked ? null : (
            <section className={styles.detail} aria-label={say('office:queue.detail')}>
              <div className={styles.bar}>
                {buttons(chosen)}
                <IconButton
                  icon="close"
                  label={say('office:table.closeDetail')}
                  onClick={() => {
                    setFocused({ key: chosenKey });
                    choose(null);
                  }}
                />
              </div>
              {detail(chosen)}
            </section>
          )}
        </div>
      </div>
      {asked === null || action === undefined ? null : (
        <DeskDialog<Item>
          key={`${action.id} ${list.id(asked.item)}`}
          texts={texts}
          action={action}
          item={asked.item}
          name={name(asked.item)}
          facts={facts === undefined ? null : <Facts facts={facts(asked.item)} />}
          onDone={() => {
            setAsked(null);
            // The row that had the focus may leave the list with the next answer.
            setFocused({ key: null });
            void proceed([list.id(asked.item)]);
          }}
          onClose={() => {
            setAsked(null);
            // What was refused may have changed meanwhile.
            void state.refresh();
          }}
        />
      )}
      {bulkAction === undefined ? null : (
        <BulkDialog<Item>
          key={bulkAction.id}
          texts={texts}
          action={bulkAction}
          items={markedItems}
          columns={list.columns}
          name={name}
          onDone={(failed) => {
            setBulk(null);
            setFocused({ key: null });
            const kept = new Set(failed.map(list.id));
            setMarked(kept);
            void proceed(markedItems.map(list.id).filter((key) => !kept.has(key)));
          }}
          onClose={() => setBulk(null)}
        />
      )}
    </Screen>
  );
}
