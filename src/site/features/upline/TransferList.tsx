import type { CreditTransfer } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import type { CursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import styles from './UplineScreen.module.css';

/** Transfers sent and received, newest first. */
export function TransferList({ list }: { list: CursorList<CreditTransfer> }) {
  const say = useTexts('upline');
  const locale = useLocale();
  return (
    <section className={styles.history} aria-labelledby="upline-transfers">
      <h2 id="upline-transfers" className={styles.heading}>
        {say('upline:list')}
      </h2>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="arrowsLeftRight" title={say('upline:list.empty.title')}>
            {say('upline:list.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <RecordTable<CreditTransfer>
            caption={say('upline:list')}
            rows={rows}
            rowKey={({ transferId }) => transferId}
            columns={[
              {
                id: 'at',
                label: say('upline:list.at'),
                cell: ({ at }) => formatMoment(at, locale),
              },
              {
                id: 'direction',
                label: say('upline:list.direction'),
                cell: ({ direction }) => (
                  <Pill tone={direction === 'received' ? 'win' : 'plain'}>
                    {say(`upline:list.${direction}`)}
                  </Pill>
                ),
              },
              {
                id: 'account',
                label: say('upline:list.account'),
                cell: ({ account }) => account,
              },
              {
                id: 'amount',
                label: say('upline:amount'),
                align: 'end',
                cell: ({ amountMicro, currency }) => (
                  <Money micro={BigInt(amountMicro)} currency={currency} />
                ),
              },
              {
                id: 'fee',
                label: say('upline:fee'),
                align: 'end',
                cell: ({ feeMicro, currency }) =>
                  feeMicro === '0' ? '–' : <Money micro={BigInt(feeMicro)} currency={currency} />,
              },
              {
                id: 'note',
                label: say('upline:note'),
                cell: ({ note }) => (note === '' ? '–' : note),
              },
            ]}
          />
        )}
      </RecordList>
    </section>
  );
}
