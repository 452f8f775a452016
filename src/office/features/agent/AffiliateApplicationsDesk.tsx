import { Link } from 'react-router-dom';
import type { AffiliateApplication } from '#contract/generated/types.ts';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { DecisionDesk } from '#staff/queue/DecisionDesk.tsx';
import { queueQuery, REFRESH_MS } from '#staff/queue/queue-view.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AgentDesk.module.css';

/** One brand's applications: those that wait for staff, or all. */
export function AffiliateApplicationsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('agent-desk');
  const { params } = useAddress();
  const list = useQuery(
    'listAffiliateApplications',
    { params: { brand }, query: queueQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('decideAffiliateApplication');
  const columns: readonly Column<AffiliateApplication>[] = [
    {
      id: 'account',
      label: say('agent-desk:account'),
      lead: true,
      cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
    },
    {
      id: 'status',
      label: say('agent-desk:status'),
      lead: true,
      cell: ({ status }) => <StatusPill status={status} />,
    },
    {
      id: 'text',
      label: say('agent-desk:applications.text'),
      cell: ({ text }) => <span className={styles.text}>{text}</span>,
    },
    {
      id: 'applied',
      label: say('agent-desk:applications.appliedAt'),
      cell: ({ appliedAt }) => <Instant at={appliedAt} />,
    },
    {
      id: 'decided',
      label: say('agent-desk:decided'),
      cell: ({ decidedBy, decidedAt, reason }) => (
        <DecisionCell by={decidedBy} at={decidedAt} reason={reason} />
      ),
    },
  ];
  return (
    <DecisionDesk<AffiliateApplication>
      list={list}
      caption={say('agent-desk:applications.title')}
      rowKey={({ applicationId }) => applicationId}
      name={({ account }) => account}
      columns={columns}
      permission="agent.edit"
      waits={({ status }) => status === 'waiting'}
      effect={(decision) => say(`agent-desk:applications.effect.${decision}`)}
      hint={say('agent-desk:applications.reasonHint')}
      decide={async ({ applicationId }, decision, reason) =>
        (await run({ params: { brand, applicationId }, body: { decision, reason } })).ok
      }
      pending={pending}
      problem={problem}
      none={{
        title: say('agent-desk:applications.none', { name }),
        text: say('agent-desk:applications.none.text'),
      }}
    />
  );
}
