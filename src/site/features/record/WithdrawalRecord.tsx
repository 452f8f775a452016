import type { Withdrawal } from '#contract/generated/types.ts';
import { currencyDigits, decimalText } from '#domain/money/format-micro.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useClient } from '#ui/query/client-context.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordExport } from '#ui/record/RecordExport.tsx';
import { RecordList } from '#ui/record/RecordList.tsx';
import type { RecordPeriod } from '#ui/record/useRecordPeriod.ts';

/** Withdrawals of a period, newest first. */
export function WithdrawalRecord({ bounds }: Pick<RecordPeriod, 'bounds'>) {
  const say = useTexts('records', 'withdrawal');
  const locale = useLocale();
  const client = useClient();
  const list = useCursorList('listWithdrawals', { limit: 20, ...bounds });
  const payee = ({ bankName, maskedNumber }: Withdrawal): string => `${bankName} ${maskedNumber}`;
  const state = ({ status }: Withdrawal): string => say(`withdrawal:short.${status}`);
  return (
    <>
      <RecordList list={list} empty={<EmptyState icon="receipt" title={say('records:none')} />}>
        {(rows) => (
          <RecordTable<Withdrawal>
            caption={say('records:view.withdrawals')}
            rows={rows}
            rowKey={({ withdrawalId }) => withdrawalId}
            columns={[
              {
                id: 'at',
                label: say('records:at'),
                cell: ({ requestedAt }) => formatMoment(requestedAt, locale),
              },
              { id: 'payee', label: say('withdrawal:payee'), cell: payee },
              {
                id: 'reference',
                label: say('records:reference'),
                cell: ({ reference }) => <span className="tabular">{reference}</span>,
              },
              { id: 'state', label: say('withdrawal:state'), cell: state },
              {
                id: 'amount',
                label: say('records:amount'),
                align: 'end',
                cell: ({ amountMicro, currency }) => (
                  <Money micro={BigInt(amountMicro)} currency={currency} />
                ),
              },
            ]}
          />
        )}
      </RecordList>
      <RecordExport<Withdrawal>
        name="withdrawals"
        load={(cursor) =>
          client.call('listWithdrawals', {
            query: { ...bounds, limit: 100, ...(cursor === undefined ? {} : { cursor }) },
          })
        }
        columns={[
          { heading: say('records:at'), value: ({ requestedAt }) => requestedAt },
          { heading: say('withdrawal:payee'), value: payee },
          { heading: say('records:reference'), value: ({ reference }) => reference },
          { heading: say('withdrawal:state'), value: state },
          {
            heading: say('records:amount'),
            value: ({ amountMicro, currency }) =>
              decimalText(BigInt(amountMicro), currencyDigits(currency)),
          },
        ]}
      />
    </>
  );
}
