import { useId } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { RecordTable } from '#ui/kit/RecordTable.tsx';
import { everyDay } from '../../frame/day-bars.ts';
import { presetDays } from '../../frame/day-presets.ts';
import { DayChart } from '../../frame/DayChart.tsx';
import { FigureGrid } from '../../frame/FigureGrid.tsx';
import { formatDay } from '../../frame/format-day.ts';
import { NetResult } from '../../frame/NetResult.tsx';
import { moneyColumns, PROFIT_LOSS, type TeamColumn } from '../../frame/team-columns.ts';
import { TeamFigure } from '../../frame/TeamFigure.tsx';
import styles from './Downlines.module.css';

type Detail = ReplyOf<'getDownline'>;

const FIGURES: readonly TeamColumn[] = [
  ...moneyColumns('depositMicro', 'withdrawalMicro', 'validBetMicro', 'payoutMicro'),
  PROFIT_LOSS,
  { kind: 'count', field: 'rounds' },
];

export interface DownlineActivityProps {
  detail: Detail;
  /** The brand's own day. */
  today: string;
}

/** The account's last 30 days: sums, valid bets as bars, and the same figures as a table. */
export function DownlineActivity({ detail, today }: DownlineActivityProps) {
  const { figures, currency, days } = detail;
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {say('agent:downlines.activity')}
      </h3>
      <FigureGrid
        figures={FIGURES.map((column) => ({
          id: column.field,
          label: say(`agent:figure.${column.field}`),
          value: <TeamFigure column={column} figures={figures} currency={currency} />,
        }))}
      />
      {days.length === 0 ? null : (
        <>
          <DayChart
            label={say('agent:figure.validBetMicro')}
            currency={currency}
            days={everyDay(
              presetDays('last30', today),
              days.map(({ day, validBetMicro }) => ({ day, micro: BigInt(validBetMicro) })),
            )}
          />
          <details>
            <summary className={styles.summary}>{say('agent:days.showTable')}</summary>
            <RecordTable<Detail['days'][number]>
              caption={say('agent:downlines.activity')}
              rows={days}
              rowKey={({ day }) => day}
              columns={[
                { id: 'day', label: say('records:at'), cell: ({ day }) => formatDay(day, locale) },
                {
                  id: 'validBet',
                  label: say('agent:figure.validBetMicro'),
                  align: 'end',
                  cell: ({ validBetMicro }) => (
                    <Money micro={BigInt(validBetMicro)} currency={currency} />
                  ),
                },
                {
                  id: 'result',
                  label: say('agent:figure.profitLossMicro'),
                  align: 'end',
                  cell: ({ profitLossMicro }) => (
                    <NetResult micro={BigInt(profitLossMicro)} currency={currency} />
                  ),
                },
              ]}
            />
          </details>
        </>
      )}
    </section>
  );
}
