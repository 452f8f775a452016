import { Link } from 'react-router-dom';
import type { AgentMove } from '#contract/generated/types.ts';
import { agentMoveList } from '#domain/agent/agent-move-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const action = actionsOf<'listAgentMoves'>();

const request =
  (decision: 'approve' | 'reject') =>
  ({ brand, moveId }: AgentMove, { text: reason }: { text: string }) => ({
    params: { brand, moveId },
    body: { decision, reason },
  });

const ACTIONS = [
  action({
    id: 'approve',
    operation: 'decideAgentMove',
    permission: 'agent.edit',
    tone: 'primary',
    // Another person approves what one has asked for.
    applies: ({ status, isOwn }) => status === 'waiting' && !isOwn,
    request: request('approve'),
  }),
  action({
    id: 'reject',
    operation: 'decideAgentMove',
    permission: 'agent.edit',
    applies: ({ status }) => status === 'waiting',
    bulk: () => true,
    request: request('reject'),
  }),
];

const CELLS = {
  account: ({ memberId, account }: AgentMove) => <Link to={`/members/${memberId}`}>{account}</Link>,
  from: ({ from }: AgentMove) => <Upline account={from} />,
  to: ({ to }: AgentMove) => <Upline account={to} />,
  requestedBy: (item: AgentMove) => <Asker item={item} />,
  state: ({ status }: AgentMove) => <StatusPill status={status} />,
  decidedAt: ({ decidedBy, decidedAt }: AgentMove) => (
    <DecisionCell by={decidedBy} at={decidedAt} />
  ),
};

/** Moves within the tree, which two people make. */
export function AgentMovesScreen() {
  const say = useTexts('agent-move-desk');
  const facts = ({ from, to }: AgentMove): readonly Fact[] => [
    { id: 'from', label: say('agent-move-desk:from'), value: <Upline account={from} /> },
    { id: 'to', label: say('agent-move-desk:to'), value: <Upline account={to} /> },
  ];
  return (
    <Desk
      list={agentMoveList}
      permission="agent.edit"
      actions={ACTIONS}
      name={({ account }) => account}
      cells={CELLS}
      facts={facts}
    />
  );
}

function Upline({ account }: { account: string | null }) {
  const say = useTexts('agent-desk');
  return account ?? say('agent-desk:noUpline');
}

function Asker({ item: { isOwn, requestedBy } }: { item: AgentMove }) {
  const say = useTexts('agent-move-desk', 'office');
  return isOwn ? say('agent-move-desk:you') : (requestedBy ?? say('office:desk.somebody'));
}
