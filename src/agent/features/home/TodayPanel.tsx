import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { FigureGrid } from '../../frame/FigureGrid.tsx';
import { formatDay } from '../../frame/format-day.ts';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { moneyColumns, PROFIT_LOSS, type TeamColumn } from '../../frame/team-columns.ts';
import { TeamFigure } from '../../frame/TeamFigure.tsx';

const FIGURES: readonly TeamColumn[] = [
  ...moneyColumns('depositMicro', 'withdrawalMicro', 'validBetMicro'),
  PROFIT_LOSS,
  { kind: 'count', field: 'registrations' },
  { kind: 'count', field: 'firstDeposits' },
];

/** The team's figures of the brand's day. */
export function TodayPanel({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const locale = useLocale();
  return (
    <Panel
      title={say('agent:today')}
      action={
        <CentreLink href={`/agentHome/team?from=${home.today}&to=${home.today}`}>
          {say('agent:today.more')}
        </CentreLink>
      }
    >
      <FigureGrid
        figures={FIGURES.map((column) => ({
          id: column.field,
          label: say(`agent:figure.${column.field}`),
          value: <TeamFigure column={column} figures={home.figures} currency={home.currency} />,
        }))}
      />
      <Explanation>
        {say('agent:today.text', { day: formatDay(home.today, locale), zone: home.timeZone })}
      </Explanation>
    </Panel>
  );
}
