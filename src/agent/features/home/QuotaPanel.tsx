import { useTexts } from '#ui/i18n/useTexts.ts';
import { Fact, Facts } from '../../frame/Facts.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';

/** How many direct downlines may have a high series. */
export function QuotaPanel({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  if (home.quotas.length === 0 || home.mayCreate.length === 0) return null;
  return (
    <Panel title={say('agent:quotas')}>
      <Explanation>{say('agent:quotas.text')}</Explanation>
      <Facts>
        {home.quotas.map(({ fromSeries, used, granted }) => (
          <Fact key={fromSeries} name={say('agent:quotas.step', { from: String(fromSeries) })}>
            <span className="tabular">{say('agent:quotas.used', { used, granted })}</span>
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
