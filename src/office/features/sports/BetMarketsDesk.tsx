import { useState } from 'react';
import type { BetMarket } from '#contract/generated/types.ts';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import { SettleDialog } from './SettleDialog.tsx';
import styles from './SportsDesk.module.css';

const keyOf = ({ eventId, market }: BetMarket): string => `${eventId} ${market}`;

/** Markets that wait for a result, or those of one event; each is settled and corrected here. */
export function BetMarketsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('sports-desk', 'sports');
  const { may } = useStaff();
  const { params } = useAddress();
  const [chosen, choose] = useState<BetMarket | null>(null);
  const [isDone, setDone] = useState(false);
  const event = params.get('event')?.trim() ?? '';
  const list = useQuery(
    'listBetMarkets',
    { params: { brand }, query: event === '' ? {} : { sportsEventId: event } },
    { keepPrevious: true },
  );
  const columns: readonly Column<BetMarket>[] = [
    {
      id: 'event',
      label: say('sports-desk:event'),
      lead: true,
      cell: ({ home, away, eventId }) => (
        <>
          <strong>
            {home} – {away}
          </strong>
          <div className={styles.faint}>{eventId}</div>
        </>
      ),
    },
    {
      id: 'market',
      label: say('sports-desk:market'),
      lead: true,
      cell: (market) => marketWords(say, market),
    },
    {
      id: 'start',
      label: say('sports-desk:startsAt'),
      cell: ({ startsAt }) => <Instant at={startsAt} />,
    },
    {
      id: 'bets',
      label: say('sports-desk:openBets'),
      align: 'end',
      cell: ({ openBets, betCount }) => `${openBets} / ${betCount}`,
    },
    {
      id: 'results',
      label: say('sports-desk:results'),
      cell: (market) => (
        <ul className={styles.legs}>
          {market.outcomes.map(({ outcome, result }) => (
            <li key={outcome}>
              {outcomeWords(say, market, outcome, market)}
              {result === null ? null : ` · ${say(`sports:result.${result}`)}`}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'settle',
      label: say('sports-desk:settle'),
      align: 'end',
      cell: (market) =>
        may('sports.trade') ? (
          <Button
            size="small"
            tone="secondary"
            onClick={() => {
              setDone(false);
              choose(market);
            }}
          >
            {say(
              market.resultVersion === '0' ? 'sports-desk:settle' : 'sports-desk:settle.correct',
            )}
          </Button>
        ) : null,
    },
  ];
  const { value } = list;
  return (
    <>
      <ReadProblem state={list} />
      {isDone ? <Notice tone="good">{say('sports-desk:settle.asked')}</Notice> : null}
      <search className={styles.search}>
        <FilterField name="event" label={say('sports-desk:eventId')} type="search" />
      </search>
      {value?.items.length === 0 ? (
        <EmptyState icon="ball" title={say('sports-desk:settle.none', { name })}>
          {say('sports-desk:settle.none.text')}
        </EmptyState>
      ) : (
        <DataTable
          caption={say('sports-desk:settle.title')}
          columns={columns}
          rows={value?.items}
          rowKey={keyOf}
        />
      )}
      {chosen === null ? null : (
        <SettleDialog
          key={keyOf(chosen)}
          brand={brand}
          market={chosen}
          onAsked={() => {
            choose(null);
            setDone(true);
            void list.refresh();
          }}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}
