import { Link } from 'react-router-dom';
import type { AffiliateApplication } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AgentDesk.module.css';
import { DecisionCell, StatusPill } from './Decision.tsx';
import { DECISION_TONES, DECISIONS, queueQuery, REFRESH_MS } from './queue-view.ts';
import { QueueViews } from './QueueViews.tsx';

/** One brand's applications: those that wait for staff, or all. */
export function AffiliateApplicationsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('agent-desk');
  const { may } = useStaff();
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
    <>
      <QueueViews />
      <QueueDesk<AffiliateApplication>
        list={list}
        caption={say('agent-desk:applications.title')}
        rowKey={({ applicationId }) => applicationId}
        name={({ account }) => account}
        columns={columns}
        actions={
          may('agent.edit')
            ? DECISIONS.map((decision) => ({
                id: decision,
                label: say(`agent-desk:${decision}`),
                tone: DECISION_TONES[decision],
                applies: ({ status }: AffiliateApplication) => status === 'waiting',
                effect: () => say(`agent-desk:applications.effect.${decision}`),
                hint: say('agent-desk:applications.reasonHint'),
                pending,
                problem: problem === null ? null : <ProblemPanel problem={problem} />,
                run: async ({ applicationId }: AffiliateApplication, reason: string) =>
                  (await run({ params: { brand, applicationId }, body: { decision, reason } })).ok,
              }))
            : []
        }
        none={{
          title: say('agent-desk:applications.none', { name }),
          text: say('agent-desk:applications.none.text'),
        }}
        done={say('agent-desk:done')}
      />
    </>
  );
}
