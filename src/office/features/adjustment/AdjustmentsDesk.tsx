import { Link } from 'react-router-dom';
import type { Adjustment } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AdjustmentsDesk.module.css';

const REFRESH_MS = 30_000;
const VIEWS = ['waiting', 'all'] as const;
const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;
const DECISIONS = ['approve', 'reject'] as const;

/** One brand's adjustments: those that wait for a second person, or all. */
export function AdjustmentsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('adjustment-desk');
  const { params, change } = useAddress();
  const cursor = cursorOf(params);
  const view = params.get('view') === 'all' ? 'all' : 'waiting';
  const list = useQuery(
    'listAdjustments',
    { params: { brand }, query: { view, ...(cursor === null ? {} : { cursor }) } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const decide = useCommand('decideAdjustment');
  const reverse = useCommand('reverseAdjustment');
  const at = ({ adjustmentId }: Adjustment) => ({ brand, adjustmentId });
  const columns: readonly Column<Adjustment>[] = [
    {
      id: 'account',
      label: say('adjustment-desk:account'),
      lead: true,
      cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
    },
    {
      id: 'amount',
      label: say('adjustment-desk:amount'),
      align: 'end',
      lead: true,
      cell: ({ amountMicro, currency }) => (
        <Amount micro={BigInt(amountMicro)} currency={currency} signed />
      ),
    },
    {
      id: 'reason',
      label: say('adjustment-desk:reason'),
      cell: ({ reason, reverses }) =>
        reverses === null ? reason : say('adjustment-desk:reversal', { reason }),
    },
    {
      id: 'requested',
      label: say('adjustment-desk:requested'),
      cell: ({ requestedBy, requestedAt, isOwn }) => (
        <>
          {isOwn ? say('adjustment-desk:you') : requestedBy} <Instant at={requestedAt} />
        </>
      ),
    },
    {
      id: 'status',
      label: say('adjustment-desk:status'),
      cell: ({ status, isReversed }) => (
        <Pill tone={TONES[status]}>
          {say(`adjustment-desk:status.${isReversed ? 'reversed' : status}`)}
        </Pill>
      ),
    },
  ];
  const shown = (problem: typeof decide.problem) =>
    problem === null ? null : <ProblemPanel problem={problem} />;
  return (
    <>
      <search className={styles.views}>
        <Segments
          label={say('adjustment-desk:view')}
          value={view}
          options={VIEWS.map((value) => ({ value, label: say(`adjustment-desk:view.${value}`) }))}
          onChange={(next) => change({ view: next === 'waiting' ? null : next, cursor: null })}
        />
      </search>
      <QueueDesk<Adjustment>
        list={list}
        caption={say('adjustment-desk:title')}
        rowKey={({ adjustmentId }) => adjustmentId}
        name={({ account }) => account}
        columns={columns}
        actions={[
          ...DECISIONS.map((decision) => ({
            id: decision,
            label: say(`adjustment-desk:${decision}`),
            tone: decision === 'approve' ? ('primary' as const) : ('secondary' as const),
            applies: ({ status, isOwn }: Adjustment) =>
              status === 'waiting' && (decision === 'reject' || !isOwn),
            effect: () => say(`adjustment-desk:effect.${decision}`),
            hint: say('adjustment-desk:reasonHint'),
            pending: decide.pending,
            problem: shown(decide.problem),
            run: async (item: Adjustment, reason: string) =>
              (await decide.run({ params: at(item), body: { decision, reason } })).ok,
          })),
          {
            id: 'reverse',
            label: say('adjustment-desk:reverse'),
            applies: ({ status, isReversed, reverses }) =>
              status === 'approved' && !isReversed && reverses === null,
            effect: () => say('adjustment-desk:effect.reverse'),
            hint: say('adjustment-desk:reasonHint'),
            pending: reverse.pending,
            problem: shown(reverse.problem),
            run: async (item, reason) =>
              (await reverse.run({ params: at(item), body: { reason } })).ok,
          },
        ]}
        none={{
          title: say('adjustment-desk:none', { name }),
          text: say('adjustment-desk:none.text'),
        }}
        done={say('adjustment-desk:done')}
      />
    </>
  );
}
