import type { CreditTransfer } from '#contract/generated/types.ts';
import { asText } from '#domain/record/csv-text.ts';
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
import { plainMoney } from '../../frame/plain-money.ts';
import { TableRegion } from '../../frame/TableRegion.tsx';

/** The agent's own transfers with upline and downlines, newest first. */
export function OwnTransfers() {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const client = useClient();
  const list = useCursorList('listCreditTransfers', { limit: 30 });
  const title = say('agent:transactions.own');
  const money = (id: 'amountMicro' | 'feeMicro', label: string) => ({
    id,
    label,
    align: 'end' as const,
    cell: (row: CreditTransfer) => <Money micro={BigInt(row[id])} currency={row.currency} />,
  });
  return (
    <>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="arrowsLeftRight" title={say('agent:transfers.empty.title')}>
            {say('agent:transfers.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <TableRegion label={title}>
            <RecordTable<CreditTransfer>
              caption={title}
              rows={rows}
              rowKey={({ transferId }) => transferId}
              columns={[
                {
                  id: 'at',
                  label: say('records:at'),
                  cell: ({ at }) => formatMoment(at, locale, 'second'),
                },
                {
                  id: 'direction',
                  label: say('agent:transfer.direction'),
                  cell: ({ direction }) => say(`agent:transfer.${direction}`),
                },
                {
                  id: 'account',
                  label: say('agent:account.name'),
                  cell: ({ account }) => account,
                },
                money('amountMicro', say('records:amount')),
                money('feeMicro', say('agent:transfer.feeName')),
                { id: 'note', label: say('agent:note'), cell: ({ note }) => note || '–' },
              ]}
            />
          </TableRegion>
        )}
      </RecordList>
      <div>
        <RecordExport<CreditTransfer>
          name="credit-transfers"
          load={(cursor) =>
            client.call('listCreditTransfers', {
              query: { limit: 100, ...(cursor === undefined ? {} : { cursor }) },
            })
          }
          columns={[
            { heading: say('records:at'), value: ({ at }) => at },
            {
              heading: say('agent:transfer.direction'),
              value: ({ direction }) => say(`agent:transfer.${direction}`),
            },
            { heading: say('agent:account.name'), value: ({ account }) => asText(account) },
            {
              heading: say('records:amount'),
              value: (row) => plainMoney(BigInt(row.amountMicro), row.currency),
            },
            {
              heading: say('agent:transfer.feeName'),
              value: (row) => plainMoney(BigInt(row.feeMicro), row.currency),
            },
            { heading: say('agent:note'), value: ({ note }) => asText(note) },
          ]}
        />
      </div>
    </>
  );
}
