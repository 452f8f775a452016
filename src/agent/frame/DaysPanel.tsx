import { useId, useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { everyDay } from './day-bars.ts';
import type { DayRange } from './day-presets.ts';
import { DayChart } from './DayChart.tsx';
import { Panel } from './Panel.tsx';
import { DaysTable } from './DaysTable.tsx';

const SHOWN = ['validBetMicro', 'depositMicro', 'withdrawalMicro', 'profitLossMicro'] as const;

type Shown = (typeof SHOWN)[number];

export interface DaysPanelProps {
  title: string;
  overview: ReplyOf<'getTeamOverview'>;
  range: DayRange;
}

/** One figure by day as bars; the table behind the button has the same figures. */
export function DaysPanel({ title, overview, range }: DaysPanelProps) {
  const say = useTexts('agent');
  const id = useId();
  const [field, setField] = useState<Shown>('validBetMicro');
  const [isTable, setTable] = useState(false);
  const { days, currency } = overview;
  if (days.length === 0) return null;
  const label = say(`agent:figure.${field}`);
  return (
    <Panel
      title={title}
      action={
        <Button
          tone="secondary"
          size="small"
          aria-expanded={isTable}
          aria-controls={id}
          onClick={() => setTable(!isTable)}
        >
          {say(isTable ? 'agent:days.hideTable' : 'agent:days.showTable')}
        </Button>
      }
    >
      <ChoiceStrip<Shown>
        label={say('agent:days.figure')}
        choices={SHOWN.map((value) => ({ value, label: say(`agent:figure.${value}`) }))}
        chosen={field}
        onChoose={(chosen) => setField(chosen ?? 'validBetMicro')}
      />
      <DayChart
        label={label}
        currency={currency}
        days={everyDay(
          range,
          days.map(({ day, figures }) => ({ day, micro: BigInt(figures[field]) })),
        )}
      />
      <div id={id} hidden={!isTable}>
        {isTable ? <DaysTable days={days} currency={currency} /> : null}
      </div>
    </Panel>
  );
}
