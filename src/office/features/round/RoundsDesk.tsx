import { useState } from 'react';
import type { OfficeRound } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Button } from '#ui/kit/Button.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { ROUND_FILTERS, roundQuery } from './round-filters.ts';
import { RoundView } from './RoundView.tsx';
import styles from './RoundsDesk.module.css';

const TYPES = { from: 'datetime-local', to: 'datetime-local' } as const;

/** One brand's rounds, newest first. */
export function RoundsDesk({ brand }: { brand: string }) {
  const say = useTexts('round-desk');
  const { params } = useAddress();
  const [shown, show] = useState<string | null>(null);
  const list = useQuery(
    'searchRounds',
    { params: { brand }, query: roundQuery(params) },
    { keepPrevious: true },
  );
  return (
    <>
      <search className={styles.bar}>
        {ROUND_FILTERS.map((name) => (
          <div key={name} className={styles.filter}>
            <FilterField
              name={name}
              label={say(`round-desk:filter.${name}`)}
              type={name === 'from' || name === 'to' ? TYPES[name] : 'search'}
            />
          </div>
        ))}
      </search>
      <PagedList
        list={list}
        none={
          <EmptyState icon="receipt" title={say('round-desk:none')}>
            <p>{say('round-desk:none.text')}</p>
          </EmptyState>
        }
      >
        {(items, busy) => (
          <DataTable
            caption={say('round-desk:title')}
            columns={columnsOf(say, show)}
            rows={items}
            rowKey={({ roundId }) => roundId}
            busy={busy}
          />
        )}
      </PagedList>
      {shown === null ? null : (
        <RoundView
          brand={brand}
          roundId={shown}
          onChanged={() => void list.refresh()}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

function columnsOf(
  say: ReturnType<typeof useTexts>,
  show: (roundId: string) => void,
): readonly Column<OfficeRound>[] {
  return [
    {
      id: 'opened',
      label: say('round-desk:openedAt'),
      cell: ({ openedAt }) => <Instant at={openedAt} style="second" />,
    },
    {
      id: 'game',
      label: say('round-desk:game'),
      lead: true,
      cell: ({ gameName }) => gameName,
    },
    {
      id: 'member',
      label: say('round-desk:member'),
      lead: true,
      cell: ({ memberId, username }) => <Anchor href={`/members/${memberId}`}>{username}</Anchor>,
    },
    {
      id: 'stake',
      label: say('round-desk:stake'),
      align: 'end',
      cell: ({ stakeMicro, currency }) => <Amount micro={BigInt(stakeMicro)} currency={currency} />,
    },
    {
      id: 'payout',
      label: say('round-desk:payout'),
      align: 'end',
      cell: ({ status, payoutMicro, currency }) =>
        status === 'open' ? '–' : <Amount micro={BigInt(payoutMicro)} currency={currency} />,
    },
    {
      id: 'status',
      label: say('round-desk:status'),
      cell: ({ status, refund }) => (
        <Pill tone={refund === 'approved' ? 'win' : undefined}>
          {say(refund === null ? `round-desk:status.${status}` : `round-desk:refund.${refund}`)}
        </Pill>
      ),
    },
    {
      id: 'open',
      label: say('round-desk:open'),
      align: 'end',
      cell: ({ roundId, gameName }) => (
        <Button
          tone="secondary"
          size="small"
          aria-label={`${say('round-desk:open')}: ${gameName} ${roundId}`}
          onClick={() => show(roundId)}
        >
          {say('round-desk:open')}
        </Button>
      ),
    },
  ];
}
