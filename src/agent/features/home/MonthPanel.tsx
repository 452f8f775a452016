import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { presetDays } from '../../frame/day-presets.ts';
import { DaysPanel } from '../../frame/DaysPanel.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Loaded } from '../../frame/Loaded.tsx';

/** The team's last 30 days as bars. */
export function MonthPanel({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const range = presetDays('last30', home.today);
  const overview = useQuery('getTeamOverview', { query: { from: range.from, to: range.to } });
  return (
    <Loaded query={overview} blocks={1}>
      {(value) => <DaysPanel title={say('agent:period.last30')} overview={value} range={range} />}
    </Loaded>
  );
}
