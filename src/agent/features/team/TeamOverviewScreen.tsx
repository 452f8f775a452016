import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { DaysPanel } from '../../frame/DaysPanel.tsx';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { Panel } from '../../frame/Panel.tsx';
import { PeriodDays } from '../../frame/PeriodDays.tsx';
import { moneyColumns, PROFIT_LOSS } from '../../frame/team-columns.ts';
import { TeamLines } from '../../frame/TeamLines.tsx';
import { usePeriodDays } from '../../frame/usePeriodDays.ts';
import { CategoryTable } from './CategoryTable.tsx';
import { TeamFiguresPanel } from './TeamFiguresPanel.tsx';

const COLUMNS = [
  ...moneyColumns('depositMicro', 'withdrawalMicro', 'validBetMicro', 'payoutMicro'),
  PROFIT_LOSS,
];

/** What the whole team did in a period: sums, by category, by day, and by direct downline. */
export function TeamOverviewScreen() {
  const say = useTexts('agent', 'records', 'plan', 'ui');
  return (
    <AgentFrame title={say('agent:team')}>
      <HomeGate>{(home) => <TeamOverview home={home} />}</HomeGate>
    </AgentFrame>
  );
}

function TeamOverview({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const period = usePeriodDays(home.today);
  const { from, to, isSound } = period;
  const overview = useQuery(
    'getTeamOverview',
    { query: { from, to } },
    { enabled: isSound, keepPrevious: true },
  );
  return (
    <>
      <PeriodDays {...period} />
      {isSound ? (
        <>
          <Loaded query={overview} blocks={3}>
            {(value) => (
              <>
                <TeamFiguresPanel overview={value} days={{ from, to }} />
                <CategoryTable overview={value} />
                <DaysPanel title={say('agent:days')} overview={value} range={{ from, to }} />
              </>
            )}
          </Loaded>
          <Panel title={say('agent:lines')}>
            <TeamLines
              caption={say('agent:lines')}
              fileName="team"
              ownId={home.memberId}
              from={from}
              to={to}
              columns={COLUMNS}
            />
          </Panel>
        </>
      ) : null}
    </>
  );
}
