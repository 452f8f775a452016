import { useTexts } from '#ui/i18n/useTexts.ts';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { Explanation } from '../../frame/Panel.tsx';
import { PeriodDays } from '../../frame/PeriodDays.tsx';
import { moneyColumns, PROFIT_LOSS } from '../../frame/team-columns.ts';
import { TeamLines } from '../../frame/TeamLines.tsx';
import { usePeriodDays } from '../../frame/usePeriodDays.ts';

const COLUMNS = [
  ...moneyColumns(
    'depositMicro',
    'withdrawalMicro',
    'stakeMicro',
    'payoutMicro',
    'rebateMicro',
    'promotionMicro',
  ),
  PROFIT_LOSS,
];

/** What each team won or lost over a period, and the parts of it. */
export function LossStatementsScreen() {
  const say = useTexts('agent', 'records', 'ui');
  return (
    <AgentFrame title={say('agent:loss')}>
      <HomeGate>{(home) => <LossLines home={home} />}</HomeGate>
    </AgentFrame>
  );
}

function LossLines({ home }: { home: AgentHome }) {
  const say = useTexts('agent');
  const period = usePeriodDays(home.today);
  return (
    <>
      <PeriodDays {...period} />
      <Explanation>{say('agent:loss.text')}</Explanation>
      {period.isSound ? (
        <TeamLines
          caption={say('agent:loss')}
          fileName="loss-statements"
          ownId={home.memberId}
          from={period.from}
          to={period.to}
          columns={COLUMNS}
        />
      ) : null}
    </>
  );
}
