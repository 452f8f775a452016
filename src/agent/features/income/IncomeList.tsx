import type { IncomeLine } from '#contract/generated/types.ts';
import { asText } from '#domain/record/csv-text.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { useClient } from '#ui/query/client-context.ts';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordExport } from '#ui/record/RecordExport.tsx';
import { RecordList } from '#ui/record/RecordList.tsx';
import type { DayRange } from '../../frame/day-presets.ts';
import { formatDay } from '../../frame/format-day.ts';
import { plainMoney } from '../../frame/plain-money.ts';
import { TableRegion } from '../../frame/TableRegion.tsx';
import { useCategoryName } from '#ui/i18n/useCategoryName.ts';
import { IncomeFormula } from './IncomeFormula.tsx';

export interface IncomeListProps {
  days: DayRange;
  currency: string;
}

/** Income by day, category and direct downline, each with its formula. */
export function IncomeList({ days, currency }: IncomeListProps) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const client = useClient();
  const categoryName = useCategoryName();
  const { from, to } = days;
  const list = useCursorList('listIncome', { from, to, limit: 30 });
  const plain = (micro: string): string => plainMoney(BigInt(micro), currency);
  return (
    <>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="coins" title={say('agent:income.empty.title')}>
            {say('agent:income.empty.text')}
          </EmptyState>
        }
      >
        {(rows) => (
          <TableRegion label={say('agent:income')}>
            <RecordTable<IncomeLine>
              caption={say('agent:income')}
              rows={rows}
              rowKey={({ incomeId }) => incomeId}
              columns={[
                { id: 'day', label: say('records:at'), cell: ({ day }) => formatDay(day, locale) },
                {
                  id: 'account',
                  label: say('agent:account.name'),
                  cell: ({ account }) => account,
                },
                {
                  id: 'category',
                  label: say('records:category'),
                  cell: ({ gameCategory }) => categoryName(gameCategory),
                },
                {
                  id: 'formula',
                  label: say('agent:income.formula'),
                  cell: (line) => <IncomeFormula line={line} currency={currency} />,
                },
                {
                  id: 'amount',
                  label: say('agent:income.earned'),
                  align: 'end',
                  cell: ({ amountMicro }) => (
                    <Money micro={BigInt(amountMicro)} currency={currency} />
                  ),
                },
                {
                  id: 'state',
                  label: say('agent:income.paid'),
                  align: 'end',
                  cell: ({ amountMicro, paidMicro }) =>
                    paidMicro === amountMicro ? (
                      <Pill tone="win">{say('agent:income.isPaid')}</Pill>
                    ) : (
                      <Money micro={BigInt(paidMicro)} currency={currency} />
                    ),
                },
              ]}
            />
          </TableRegion>
        )}
      </RecordList>
      <div>
        <RecordExport<IncomeLine>
          name="income"
          load={(cursor) =>
            client.call('listIncome', {
              query: { from, to, limit: 100, ...(cursor === undefined ? {} : { cursor }) },
            })
          }
          columns={[
            { heading: say('records:at'), value: ({ day }) => day },
            { heading: say('agent:account.name'), value: ({ account }) => asText(account) },
            {
              heading: say('records:category'),
              value: ({ gameCategory }) => categoryName(gameCategory),
            },
            { heading: say('agent:income.base'), value: ({ baseMicro }) => plain(baseMicro) },
            {
              heading: say('agent:income.basis'),
              value: ({ basis }) => say(`agent:income.basis.${basis}`),
            },
            { heading: say('agent:income.own'), value: ({ agentValue }) => String(agentValue) },
            {
              heading: say('agent:income.downline'),
              value: ({ downlineValue }) => String(downlineValue),
            },
            {
              heading: say('agent:income.rate'),
              value: ({ rateBasisPoints }) => String(rateBasisPoints),
            },
            { heading: say('agent:income.earned'), value: (line) => plain(line.amountMicro) },
            { heading: say('agent:income.paid'), value: (line) => plain(line.paidMicro) },
          ]}
        />
      </div>
    </>
  );
}
