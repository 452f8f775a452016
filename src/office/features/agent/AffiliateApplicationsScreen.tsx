import { Link } from 'react-router-dom';
import type { AffiliateApplication } from '#contract/generated/types.ts';
import { affiliateApplicationList } from '#domain/agent/affiliate-application-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import styles from './AgentDesk.module.css';

const action = actionsOf<'listAffiliateApplications'>();

const decides = (decision: 'approve' | 'reject') =>
  action({
    id: decision,
    operation: 'decideAffiliateApplication',
    permission: 'agent.edit',
    tone: decision === 'approve' ? 'primary' : 'secondary',
    applies: ({ status }) => status === 'waiting',
    bulk: () => true,
    request: ({ brand, applicationId }, { text: reason }) => ({
      params: { brand, applicationId },
      body: { decision, reason },
    }),
  });

const ACTIONS = [decides('approve'), decides('reject')];

const CELLS = {
  account: ({ memberId, account }: AffiliateApplication) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  state: ({ status }: AffiliateApplication) => <StatusPill status={status} />,
  text: ({ text }: AffiliateApplication) => <span className={styles.text}>{text}</span>,
  decidedAt: ({ decidedBy, decidedAt, reason }: AffiliateApplication) => (
    <DecisionCell by={decidedBy} at={decidedAt} reason={reason} />
  ),
};

/** Members who ask to become affiliates. */
export function AffiliateApplicationsScreen() {
  return (
    <Desk
      list={affiliateApplicationList}
      permission="agent.edit"
      actions={ACTIONS}
      name={({ account }) => account}
      cells={CELLS}
    />
  );
}
