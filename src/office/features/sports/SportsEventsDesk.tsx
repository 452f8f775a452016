import { useState } from 'react';
import type { TradedEvent } from '#contract/generated/types.ts';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { type Say, useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { HaltButton } from './HaltButton.tsx';
import styles from './SportsDesk.module.css';
import { TradedEventView } from './TradedEventView.tsx';

const REFRESH_MS = 2_000;
const VIEWS = ['all', 'live', 'soon'] as const;

/** Events with stakes and liability, the most expensive first. */
export function SportsEventsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('sports-desk', 'sports');
  const { params, change } = useAddress();
  const [shown, show] = useState<string | null>(null);
  const state = VIEWS.find((view) => view === params.get('view')) ?? 'all';
  const search = params.get('search')?.trim() ?? '';
  const list = useQuery(
    'listTradedEvents',
    { params: { brand }, query: { state, ...(search !== '' && { search }) } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { value } = list;
  const silent = (value?.producers ?? []).filter(({ takesBets }) => !takesBets);
  return (
    <>
      <ReadProblem state={list} />
      {silent.length === 0 ? null : (
        <Notice tone="problem" title={say('sports-desk:feed.silent')}>
          {silent.map(({ producer }) => producer).join(', ')}
        </Notice>
      )}
      {value?.isHalted === true ? (
        <Notice tone="warning">{say('sports-desk:halted.book')}</Notice>
      ) : null}
      <search className={styles.search}>
        <Segments
          label={say('sports-desk:view')}
          value={state}
          options={VIEWS.map((view) => ({ value: view, label: say(`sports-desk:events.${view}`) }))}
          onChange={(view) => change({ view: view === 'all' ? null : view })}
        />
        <FilterField name="search" label={say('sports:search')} type="search" />
        <HaltButton
          brand={brand}
          target={{ event: null, market: null }}
          isHalted={value?.isHalted ?? false}
          name={say('sports-desk:book')}
          onDone={() => void list.refresh()}
        />
      </search>
      {value?.items.length === 0 ? (
        <EmptyState icon="ball" title={say('sports-desk:events.none', { name })} />
      ) : (
        <DataTable
          caption={say('sports-desk:events.title')}
          columns={columnsOf(say, value?.currency ?? '', show)}
          rows={value?.items}
          rowKey={({ eventId }) => eventId}
        />
      )}
      {shown === null ? null : (
        <TradedEventView
          brand={brand}
          eventId={shown}
          onChanged={() => void list.refresh()}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

const columnsOf = (
  say: Say,
  currency: string,
  show: (eventId: string) => void,
): readonly Column<TradedEvent>[] => [
  {
    id: 'event',
    label: say('sports-desk:event'),
    lead: true,
    cell: ({ home, away, tournament, score, status }) => (
      <>
        <strong>
          {home} – {away}
        </strong>{' '}
        {score === null || status !== 'live' ? null : (
          <span className="tabular">
            {score.home}:{score.away}
          </span>
        )}
        <div className={styles.faint}>{tournament}</div>
      </>
    ),
  },
  {
    id: 'status',
    label: say('sports-desk:status'),
    lead: true,
    cell: ({ status, isHalted, haltedMarkets }) => (
      <>
        <Pill tone={status === 'live' ? 'win' : 'plain'}>
          {say(status === 'live' ? 'sports:live' : 'sports-desk:events.soon')}
        </Pill>
        {isHalted ? <Pill tone="loss">{say('sports-desk:halted')}</Pill> : null}
        {haltedMarkets === 0 ? null : (
          <Pill tone="loss">{say('sports-desk:halted.markets', { count: haltedMarkets })}</Pill>
        )}
      </>
    ),
  },
  {
    id: 'start',
    label: say('sports-desk:startsAt'),
    cell: ({ startsAt }) => <Instant at={startsAt} />,
  },
  {
    id: 'stake',
    label: say('sports-desk:stakes'),
    align: 'end',
    cell: ({ stakeMicro }) => <Amount micro={BigInt(stakeMicro)} currency={currency} />,
  },
  {
    id: 'liability',
    label: say('sports-desk:liability'),
    align: 'end',
    cell: ({ liabilityMicro }) => <Amount micro={BigInt(liabilityMicro)} currency={currency} />,
  },
  {
    id: 'open',
    label: say('sports-desk:markets'),
    align: 'end',
    cell: ({ eventId }) => (
      <Button size="small" tone="quiet" onClick={() => show(eventId)}>
        {say('sports-desk:markets')}
      </Button>
    ),
  },
];
