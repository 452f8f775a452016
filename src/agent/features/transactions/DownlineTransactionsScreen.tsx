import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { type AgentHome, HomeGate } from '../../frame/HomeGate.tsx';
import { useAddress } from '../../frame/useAddress.ts';
import { OwnTransfers } from './OwnTransfers.tsx';
import { TeamMovements } from './TeamMovements.tsx';

const VIEWS = ['team', 'own'] as const;

/** Money movements of the downlines, and the agent's own transfers up and down. */
export function DownlineTransactionsScreen() {
  const say = useTexts('agent', 'records', 'ui');
  return (
    <AgentFrame title={say('agent:transactions')}>
      <HomeGate>{(home) => <Transactions home={home} />}</HomeGate>
    </AgentFrame>
  );
}

function Transactions({ home }: { home: AgentHome }) {
  const say = useTexts('agent', 'records');
  const address = useAddress();
  const view = VIEWS.find((one) => one === address.get('view')) ?? 'team';
  return (
    <>
      <ChoiceStrip
        label={say('records:views')}
        choices={VIEWS.map((value) => ({ value, label: say(`agent:transactions.${value}`) }))}
        chosen={view}
        onChoose={(chosen) => address.set({ view: chosen === 'own' ? 'own' : null })}
      />
      {view === 'own' ? <OwnTransfers /> : null}
      {view === 'team' && home.powers.includes('seeTransactions') ? (
        <TeamMovements home={home} />
      ) : null}
      {view === 'team' && !home.powers.includes('seeTransactions') ? (
        <Notice>{say('agent:transactions.hidden')}</Notice>
      ) : null}
    </>
  );
}
