import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MemberTransaction } from '#contract/generated/types.ts';
import { currencyDigits, decimalText } from '#domain/money/format-micro.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useClient } from '#ui/query/client-context.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordExport } from '#ui/record/RecordExport.tsx';
import { RecordList } from '#ui/record/RecordList.tsx';
import type { RecordPeriod } from '#ui/record/useRecordPeriod.ts';
import { isFilterKind } from './filter-kinds.ts';
import { KindFilter } from './KindFilter.tsx';
import { TransactionDialog } from './TransactionDialog.tsx';

/** Every movement of the player's money with the balance after it. A row opens its explanation. */
export function MovementRecord({ bounds }: Pick<RecordPeriod, 'bounds'>) {
  const say = useTexts('records', 'withdrawal');
  const locale = useLocale();
  const client = useClient();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('kind');
  const kind = isFilterKind(asked) ? asked : null;
  const query = { ...bounds, ...(kind === null ? {} : { kind }) };
  const list = useCursorList('listTransactions', { limit: 20, ...query });
  const shown = search.get('transaction');
  const set = useCallback(
    (name: 'kind' | 'transaction', value: string | null) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const close = useCallback(() => set('transaction', null), [set]);
  const plain = (micro: string, currency: string): string =>
    decimalText(BigInt(micro), currencyDigits(currency));
  const what = ({ kind: of, fund, withdrawalStatus: status }: MemberTransaction): string =>
    [
      say(`records:kind.${of}`),
      fund === null ? null : say(`records:fund.${fund}`),
      status === null ? null : say(`withdrawal:short.${status}`),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  const address = (id: string): string => {
    const next = new URLSearchParams(search);
    next.set('transaction', id);
    return `?${next}`;
  };
  return (
    <>
      <KindFilter chosen={kind} onChoose={(chosen) => set('kind', chosen)} />
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
            rowKey={({ transactionId, fund }) => `${transactionId} ${fund}`}
            columns={[
              {
                id: 'at',
                label: say('records:at'),
                cell: ({ at }) => formatMoment(at, locale, 'second'),
              },
              {
                id: 'kind',
                label: say('records:what'),
                cell: what,
              },
              {
                id: 'reference',
                label: say('records:reference'),
                cell: ({ reference, transactionId }) => (
                  <TextLink href={address(transactionId)}>
                    <span className="tabular">{reference}</span>
                  </TextLink>
                ),
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
      <RecordExport<MemberTransaction>
        name="account"
        load={(cursor) =>
          client.call('listTransactions', {
            query: { ...query, limit: 100, ...(cursor === undefined ? {} : { cursor }) },
          })
        }
        columns={[
          { heading: say('records:at'), value: ({ at }) => at },
          { heading: say('records:what'), value: what },
          { heading: say('records:reference'), value: ({ reference }) => `#${reference}` },
          {
            heading: say('records:amount'),
            value: ({ amountMicro, currency }) => plain(amountMicro, currency),
          },
          {
            heading: say('records:after'),
            value: ({ balanceAfterMicro, currency }) => plain(balanceAfterMicro, currency),
          },
        ]}
      />
      {shown === null ? null : <TransactionDialog transactionId={shown} onClose={close} />}
    </>
  );
}
