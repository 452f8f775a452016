import type { Deposit } from '#contract/generated/types.ts';
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

/** Deposits of a period, newest first. */
export function DepositRecord({ bounds }: Pick<RecordPeriod, 'bounds'>) {
  const say = useTexts('records', 'deposit');
  const locale = useLocale();
  const client = useClient();
  const list = useCursorList('listDeposits', { limit: 20, ...bounds });
  const state = ({ status }: Deposit): string => say(`deposit:state.${status}`);
  return (
    <>
      <RecordList list={list} empty={<EmptyState icon="receipt" title={say('records:none')} />}>
        {(rows) => (
          <RecordTable<Deposit>
            caption={say('records:view.deposits')}
            rows={rows}
            rowKey={({ depositId }) => depositId}
            columns={[
              {
                id: 'at',
                label: say('records:at'),
                cell: ({ createdAt }) => formatMoment(createdAt, locale),
              },
              {
                id: 'channel',
                label: say('deposit:channelShort'),
                cell: ({ channelName }) => channelName,
              },
              {
                id: 'reference',
                label: say('records:reference'),
                cell: ({ reference }) => <span className="tabular">{reference}</span>,
              },
              { id: 'state', label: say('deposit:state'), cell: state },
              {
                id: 'amount',
                label: say('records:amount'),
                align: 'end',
                cell: ({ amountMicro, creditedMicro, currency }) => (
                  <Money micro={BigInt(creditedMicro ?? amountMicro)} currency={currency} />
                ),
              },
            ]}
          />
        )}
      </RecordList>
      <RecordExport<Deposit>
        name="deposits"
        load={(cursor) =>
          client.call('listDeposits', {
            query: { ...bounds, limit: 100, ...(cursor === undefined ? {} : { cursor }) },
          })
        }
        columns={[
          { heading: say('records:at'), value: ({ createdAt }) => createdAt },
          { heading: say('deposit:channelShort'), value: ({ channelName }) => channelName },
          { heading: say('records:reference'), value: ({ reference }) => reference },
          { heading: say('deposit:state'), value: state },
          {
            heading: say('records:amount'),
            value: ({ amountMicro, creditedMicro, currency }) =>
              decimalText(BigInt(creditedMicro ?? amountMicro), currencyDigits(currency)),
          },
        ]}
      />
    </>
  );
}
