import { useTexts } from '#ui/i18n/useTexts.ts';
import { AgentFrame } from '../../frame/AgentFrame.tsx';
import { HomeGate } from '../../frame/HomeGate.tsx';
import { OfferedContracts } from './OfferedContracts.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import styles from './AgentHome.module.css';
import { CreditPanel } from './CreditPanel.tsx';
import { InvitationPanel } from './InvitationPanel.tsx';
import { MonthPanel } from './MonthPanel.tsx';
import { OfferedTerms } from './OfferedTerms.tsx';
import { QuotaPanel } from './QuotaPanel.tsx';
import { TodayPanel } from './TodayPanel.tsx';

/** The agent's own account: terms, figures of today and of 30 days, credit, and the code to invite by. */
export function AgentHomeScreen() {
  const say = useTexts('agent', 'records', 'ui');
  return (
    <AgentFrame title={say('agent:title')}>
      <HomeGate>
        {(home) => (
          <>
            <OfferedTerms />
            <OfferedContracts currency={home.currency} />
            <TodayPanel home={home} />
            <MonthPanel home={home} />
            <div className={styles.columns}>
              <AccountPanel home={home} />
              <CreditPanel home={home} />
              <InvitationPanel home={home} />
              <QuotaPanel home={home} />
            </div>
          </>
        )}
      </HomeGate>
    </AgentFrame>
  );
}
