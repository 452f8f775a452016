import type { TeamDay } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { formatDay } from './format-day.ts';
import { TableRegion } from './TableRegion.tsx';
import { moneyColumns, PROFIT_LOSS } from './team-columns.ts';
import { TeamFigure } from './TeamFigure.tsx';

const COLUMNS = [...moneyColumns('validBetMicro', 'depositMicro', 'withdrawalMicro'), PROFIT_LOSS];

export interface DaysTableProps {
  days: readonly TeamDay[];
  currency: string;
}

/** The figures of the chart as a table. */
export function DaysTable({ days, currency }: DaysTableProps) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  return (
    <TableRegion label={say('agent:days')}>
      <RecordTable<TeamDay>
        caption={say('agent:days')}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          { id: 'day', label: say('records:at'), cell: ({ day }) => formatDay(day, locale) },
          ...COLUMNS.map((column) => ({
            id: column.field,
            label: say(`agent:figure.${column.field}`),
            align: 'end' as const,
            cell: ({ figures }: TeamDay) => (
              <TeamFigure column={column} figures={figures} currency={currency} />
            ),
          })),
        ]}
      />
    </TableRegion>
  );
}
