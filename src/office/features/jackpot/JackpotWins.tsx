import type { OfficeJackpotWin } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import styles from './JackpotWins.module.css';

/** A pool may be taken while somebody looks. */
const REFRESH_MS = 30_000;

/** The pools of a brand that were taken, and by whom. */
export function JackpotWins({ brand }: { brand: string }) {
  const say = useTexts('jackpot-desk');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listJackpotWins',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const columns = useColumns();
  return (
    <Panel title={say('jackpot-desk:wins.title')} bare>
      <PagedList
        list={list}
        none={
          <EmptyState icon="trophy" title={say('jackpot-desk:wins.none.title')}>
            <p>{say('jackpot-desk:wins.none.text')}</p>
          </EmptyState>
        }
      >
        {(items, busy) => (
          <DataTable
            caption={say('jackpot-desk:wins.title')}
            columns={columns}
            rows={items}
            rowKey={({ jackpotId }) => jackpotId}
            busy={busy}
          />
        )}
      </PagedList>
    </Panel>
  );
}

function useColumns(): readonly Column<OfficeJackpotWin>[] {
  const say = useTexts('jackpot-desk');
  return [
    {
      id: 'at',
      label: say('jackpot-desk:wins.at'),
      cell: ({ at }) => <Instant at={at} style="second" />,
    },
    {
      id: 'member',
      label: say('jackpot-desk:wins.member'),
      lead: true,
      cell: ({ memberId, username }) => (
        <Anchor href={`/members/${memberId}`} className={styles.link}>
          {username}
        </Anchor>
      ),
    },
    {
      id: 'amount',
      label: say('jackpot-desk:wins.amount'),
      align: 'end',
      lead: true,
      cell: ({ amountMicro, currency }) => (
        <Amount micro={BigInt(amountMicro)} currency={currency} />
      ),
    },
    {
      id: 'round',
      label: say('jackpot-desk:wins.round'),
      cell: ({ roundId }) => (
        <span className={styles.round}>
          <span className="code">{roundId}</span>
          <CopyButton text={roundId} what={say('jackpot-desk:wins.round')} />
        </span>
      ),
    },
    {
      id: 'since',
      label: say('jackpot-desk:since'),
      cell: ({ since }) => <Instant at={since} />,
    },
  ];
}
