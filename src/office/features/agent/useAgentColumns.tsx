import { Link } from 'react-router-dom';
import type { AgentSummary } from '#contract/generated/types.ts';
import { percentText } from '#staff/setting/read-figure.ts';
import { withValues } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './AgentDesk.module.css';
import { type AgentTask, tasksFor } from './agent-tasks.ts';

const TONES = { active: 'win', blocked: 'accent', excluded: 'accent', closed: 'loss' } as const;

/** The server counts no further. */
const COUNTED_DOWNLINES = 1000;

/** @param onAsk starts a task for an agent; undefined for staff who may only look */
export function useAgentColumns(
  onAsk: ((agent: AgentSummary, task: AgentTask) => void) | undefined,
): readonly Column<AgentSummary>[] {
  const say = useTexts('agent-desk', 'office');
  const locale = useOfficeLocale();
  const { params } = useAddress();
  const teamOf = (upline: string): string =>
    `?${withValues(params, { upline, search: null }).toString()}`;
  const columns: readonly Column<AgentSummary>[] = [
    {
      id: 'account',
      label: say('agent-desk:account'),
      lead: true,
      cell: ({ memberId, account, type, level }) => (
        <span className={styles.who}>
          <Link to={teamOf(memberId)} className={styles.account}>
            {account}
          </Link>
          <span className={styles.quiet}>
            {say('agent-desk:typeLevel', { type: say(`agent-desk:type.${type}`), level })}
          </span>
          <Link to={`/members/${memberId}`} className={styles.more}>
            {say('agent-desk:memberPage')}
            <span className="visually-hidden">: {account}</span>
          </Link>
        </span>
      ),
    },
    {
      id: 'status',
      label: say('agent-desk:status'),
      lead: true,
      cell: ({ status }) => (
        <Pill tone={TONES[status]}>{say(`office:member.status.${status}`)}</Pill>
      ),
    },
    {
      id: 'series',
      label: say('agent-desk:series'),
      align: 'end',
      cell: ({ terms }) => <span className="tabular">{terms.series}</span>,
    },
    {
      id: 'share',
      label: say('agent-desk:share'),
      align: 'end',
      cell: ({ terms }) => (
        <span className="tabular">{percentText(terms.shareBasisPoints, locale)} %</span>
      ),
    },
    {
      id: 'downlines',
      label: say('agent-desk:directDownlines'),
      align: 'end',
      cell: ({ directDownlines }) => (
        <span className="tabular">
          {directDownlines >= COUNTED_DOWNLINES ? `${COUNTED_DOWNLINES}+` : directDownlines}
        </span>
      ),
    },
    {
      id: 'code',
      label: say('agent-desk:code'),
      cell: ({ affiliateCode }) =>
        affiliateCode === null ? '–' : <span className="code">{affiliateCode}</span>,
    },
    {
      id: 'upline',
      label: say('agent-desk:upline'),
      cell: ({ uplineId, upline }) =>
        uplineId === null ? (
          say('agent-desk:noUpline')
        ) : (
          <Link to={teamOf(uplineId)}>{upline ?? uplineId}</Link>
        ),
    },
  ];
  if (onAsk === undefined) return columns;
  const act: Column<AgentSummary> = {
    id: 'action',
    label: say('agent-desk:action'),
    align: 'end',
    cell: (agent) => (
      <span className={styles.actions}>
        {tasksFor(agent).map((task) => (
          <Button
            key={task}
            tone="secondary"
            size="small"
            aria-label={`${say(`agent-desk:task.${task}`)}: ${agent.account}`}
            onClick={() => onAsk(agent, task)}
          >
            {say(`agent-desk:task.${task}`)}
          </Button>
        ))}
      </span>
    ),
  };
  return [...columns, act];
}
