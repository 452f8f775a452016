import { Link } from 'react-router-dom';
import type { AgentMove } from '#contract/generated/types.ts';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { DecisionDesk } from '#staff/queue/DecisionDesk.tsx';
import { queueQuery, REFRESH_MS } from '#staff/queue/queue-view.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';

/** One brand's moves: those that wait for a second person, or all. */
export function AgentMovesDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('agent-desk', 'office');
  const { params } = useAddress();
  const list = useQuery(
    'listAgentMoves',
    { params: { brand }, query: queueQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('decideAgentMove');
  const uplineName = (account: string | null): string => account ?? say('agent-desk:noUpline');
  const columns: readonly Column<AgentMove>[] = [
    {
      id: 'account',
      label: say('agent-desk:account'),
      lead: true,
      cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
    },
    {
      id: 'change',
      label: say('agent-desk:moves.change'),
      lead: true,
      cell: ({ from, to }) =>
        say('agent-desk:moves.fromTo', { from: uplineName(from), to: uplineName(to) }),
    },
    { id: 'reason', label: say('agent-desk:reason'), cell: ({ reason }) => reason },
    {
      id: 'requested',
      label: say('agent-desk:moves.requested'),
      cell: ({ requestedBy, requestedAt, isOwn }) => (
        <>
          {isOwn ? say('agent-desk:you') : (requestedBy ?? say('office:desk.somebody'))}{' '}
          <Instant at={requestedAt} />
        </>
      ),
    },
    {
      id: 'status',
      label: say('agent-desk:status'),
      cell: ({ status }) => <StatusPill status={status} />,
    },
    {
      id: 'decided',
      label: say('agent-desk:decided'),
      cell: ({ decidedBy, decidedAt }) => <DecisionCell by={decidedBy} at={decidedAt} />,
    },
  ];
  return (
    <DecisionDesk<AgentMove>
      list={list}
      caption={say('agent-desk:moves.title')}
      rowKey={({ moveId }) => moveId}
      name={({ account }) => account}
      columns={columns}
      permission="agent.edit"
      waits={({ status }) => status === 'waiting'}
      isOwn={({ isOwn }) => isOwn}
      effect={(decision) => say(`agent-desk:moves.effect.${decision}`)}
      hint={say('agent-desk:reasonHint')}
      decide={async ({ moveId }, decision, reason) =>
        (await run({ params: { brand, moveId }, body: { decision, reason } })).ok
      }
      pending={pending}
      problem={problem}
      none={{
        title: say('agent-desk:moves.none', { name }),
        text: say('agent-desk:moves.none.text'),
      }}
    />
  );
}
