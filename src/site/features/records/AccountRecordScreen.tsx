import { useSearchParams } from 'react-router-dom';
import type { MemberTransaction } from '#contract/generated/types.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { KindFilter } from './KindFilter.tsx';
import { RecordList } from './RecordList.tsx';
import { isFilterKind } from './filter-kinds.ts';

/** Every movement on the wallet with the balance after it: the sum is the balance. */
export function AccountRecordScreen() {
  const say = useTexts('records');
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind');
  const kind = isFilterKind(asked) ? asked : null;
  const list = useCursorList('listTransactions', { limit: 20, ...(kind === null ? {} : { kind }) });
  return (
    <AccountFrame title={say('records:account.title')}>
      <KindFilter
        chosen={kind}
        onChoose={(chosen) => setSearch(chosen === null ? {} : { kind: chosen }, { replace: true })}
      />
      <RecordList
        list={list}
        empty={
          <EmptyState icon="receipt" title={say('records:account.empty.title')}>
            {say('records:account.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <RecordTable<MemberTransaction>
            caption={say('records:account.title')}
            rows={rows}
            rowKey={({ transactionId }) => transactionId}
            columns={[
              {
                id: 'at',
                label: say('records:at'),
                cell: ({ at }) => formatMoment(at, locale, 'second'),
              },
              {
                id: 'kind',
                label: say('records:what'),
                cell: ({ kind: of }) => say(`records:kind.${of}`),
              },
              {
                id: 'reference',
                label: say('records:reference'),
                cell: ({ reference }) => <span className="tabular">{reference}</span>,
              },
              {
                id: 'amount',
                label: say('records:amount'),
                align: 'end',
                cell: ({ amountMicro, currency }) => (
                  <Money micro={BigInt(amountMicro)} currency={currency} signed />
                ),
              },
              {
                id: 'after',
                label: say('records:after'),
                align: 'end',
                cell: ({ balanceAfterMicro, currency }) => (
                  <Money micro={BigInt(balanceAfterMicro)} currency={currency} />
                ),
              },
            ]}
          />
        )}
      </RecordList>
    </AccountFrame>
  );
}
