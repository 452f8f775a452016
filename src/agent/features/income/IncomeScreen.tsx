import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { FigureGrid } from '../../frame/FigureGrid.tsx';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { Explanation, Panel } from '../../frame/Panel.tsx';
import { PeriodDays } from '../../frame/PeriodDays.tsx';
import { usePeriodDays } from '../../frame/usePeriodDays.ts';
import { IncomeList } from './IncomeList.tsx';

/** What the agent earned over a period, what is paid of it, and how each amount came about. */
export function IncomeScreen() {
  const say = useTexts('agent', 'records', 'plan', 'ui');
  return (
    <AgentFrame title={say('agent:income')}>
      <HomeGate>{(home) => <Income home={home} />}</HomeGate>
    </AgentFrame>
  );
}

function Income({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const period = usePeriodDays(home.today);
  const { from, to, isSound } = period;
  const sums = useQuery(
    'listIncome',
    { query: { from, to, limit: 1 } },
    { enabled: isSound, keepPrevious: true },
  );
  return (
    <>
      <PeriodDays {...period} />
      {isSound ? (
        <>
          <Panel title={say('agent:income.sums')}>
            <Loaded query={sums}>
              {({ currency, earnedMicro, paidMicro }) => (
                <FigureGrid
                  figures={Object.entries({
                    earned: BigInt(earnedMicro),
                    paid: BigInt(paidMicro),
                    due: BigInt(earnedMicro) - BigInt(paidMicro),
                  }).map(([id, micro]) => ({
                    id,
                    label: say(`agent:income.${id}`),
                    value: <Money micro={micro} currency={currency} />,
                  }))}
                />
              )}
            </Loaded>
            <Explanation>{say('agent:income.when')}</Explanation>
          </Panel>
          <IncomeList days={{ from, to }} currency={home.currency} />
        </>
      ) : null}
    </>
  );
}
