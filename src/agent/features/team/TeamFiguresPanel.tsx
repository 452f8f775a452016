import type { ReplyOf } from '#contract/operation.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { DayRange } from '../../frame/day-presets.ts';
import { FigureGrid, type GridFigure } from '../../frame/FigureGrid.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { moneyColumns, PROFIT_LOSS, type TeamColumn } from '../../frame/team-columns.ts';
import { TeamFigure } from '../../frame/TeamFigure.tsx';

export interface TeamFiguresPanelProps {
  overview: ReplyOf<'getTeamOverview'>;
  days: DayRange;
}

const FIGURES: readonly TeamColumn[] = [
  ...moneyColumns(
    'depositMicro',
    'withdrawalMicro',
    'validBetMicro',
    'payoutMicro',
    'rebateMicro',
    'promotionMicro',
    'commissionMicro',
  ),
  PROFIT_LOSS,
  { kind: 'count', field: 'registrations' },
  { kind: 'count', field: 'firstDeposits' },
];

/** The records that each figure is made of. */
const SOURCES: Readonly<Record<string, string>> = {
  depositMicro: '/agentHome/downline-transactions?kind=deposit',
  withdrawalMicro: '/agentHome/downline-transactions?kind=withdrawal',
  promotionMicro: '/agentHome/downline-transactions?kind=promoPayout',
  validBetMicro: '/agentHome/team-betting',
  payoutMicro: '/agentHome/team-betting',
  rebateMicro: '/agentHome/income',
  commissionMicro: '/agentHome/income',
  profitLossMicro: '/agentHome/loss-statements',
};

/** Sums of the team over the period; each leads to what it is made of. */
export function TeamFiguresPanel({ overview, days }: TeamFiguresPanelProps) {
  const say = useTexts('agent');
  const locale = useLocale();
  const { figures, currency, activeMembers, online } = overview;
  const sourceOf = (field: string): string | undefined => {
    const path = SOURCES[field];
    if (path === undefined) return undefined;
    return `${path}${path.includes('?') ? '&' : '?'}from=${days.from}&to=${days.to}`;
  };
  const count = (id: string, value: number): GridFigure => ({
    id,
    label: say(`agent:figure.${id}`),
    value: value.toLocaleString(locale),
    href: id === 'online' ? '/agentHome/downlines?online=1' : undefined,
  });
  return (
    <Panel title={say('agent:team.figures')}>
      <FigureGrid
        figures={[
          ...FIGURES.map((column) => ({
            id: column.field,
            label: say(`agent:figure.${column.field}`),
            value: <TeamFigure column={column} figures={figures} currency={currency} />,
            href: sourceOf(column.field),
          })),
          count('activeMembers', activeMembers),
          count('online', online),
        ]}
      />
      <Explanation>{say('agent:team.text')}</Explanation>
    </Panel>
  );
}
