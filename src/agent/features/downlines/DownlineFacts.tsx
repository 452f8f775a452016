import type { ReplyOf } from '#contract/operation.ts';
import { isAgentType } from '#domain/agent/agent-powers.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { CentreLink } from '../../frame/CentreLink.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import { formatDay } from '../../frame/format-day.ts';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { TermsText } from '../../frame/TermsText.tsx';
import styles from './Downlines.module.css';
import { OnlineDot } from './OnlineDot.tsx';

export interface DownlineFactsProps {
  detail: ReplyOf<'getDownline'>;
  home: AgentHome;
}

/** What an account is, and the ways to its bets and transactions. */
export function DownlineFacts({ detail, home }: DownlineFactsProps) {
  const { downline, currency, proposal } = detail;
  const { memberId, type, status, terms, isOnline, lastSeenDay, balanceMicro } = downline;
  const say = useTexts('agent');
  const locale = useLocale();
  return (
    <>
      <Facts>
        <Fact name={say('agent:type')}>{say(`agent:type.${type}`)}</Fact>
        <Fact name={say('agent:status')}>{say(`agent:status.${status}`)}</Fact>
        <Fact name={say('agent:terms')}>
          <TermsText terms={terms} />
        </Fact>
        {proposal === null ? null : (
          <Fact name={say('agent:terms.waiting')}>
            <TermsText terms={proposal.offered} />
          </Fact>
        )}
        {balanceMicro === null ? null : (
          <Fact name={say('agent:balance')}>
            <Money micro={BigInt(balanceMicro)} currency={currency} />
          </Fact>
        )}
        <Fact name={say('agent:lastSeen')}>
          <OnlineDot isOnline={isOnline} />
          {lastSeenDay === null ? say('agent:lastSeen.never') : formatDay(lastSeenDay, locale)}
        </Fact>
        <Fact name={say('agent:since')}>{formatMoment(downline.registeredAt, locale)}</Fact>
      </Facts>
      <div className={styles.actions}>
        {home.powers.includes('seeTransactions') ? (
          <>
            <CentreLink href={`/agentHome/team-betting?member=${memberId}`}>
              {say('agent:downlines.bets')}
            </CentreLink>
            <CentreLink href={`/agentHome/downline-transactions?member=${memberId}`}>
              {say('agent:downlines.transactions')}
            </CentreLink>
          </>
        ) : null}
        {isAgentType(type) ? (
          <CentreLink href={`/agentHome/loss-statements?agent=${memberId}`}>
            {say('agent:downlines.result')}
          </CentreLink>
        ) : null}
      </div>
    </>
  );
}
