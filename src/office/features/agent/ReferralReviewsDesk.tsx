import { Link } from 'react-router-dom';
import type { OfficeReferral } from '#contract/generated/types.ts';
import { DecisionDesk } from '#staff/queue/DecisionDesk.tsx';
import { queueQuery, REFRESH_MS } from '#staff/queue/queue-view.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AgentDesk.module.css';

const TONES = {
  joined: 'plain',
  deposited: 'plain',
  played: 'plain',
  review: 'accent',
  paid: 'win',
  rejected: 'loss',
} as const;

/** One brand's referrals with signs of one person behind both accounts: those that wait, or all. */
export function ReferralReviewsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('agent-desk');
  const { params } = useAddress();
  const list = useQuery(
    'listReferralReviews',
    { params: { brand }, query: queueQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const { run, pending, problem } = useCommand('decideReferral');
  const columns: readonly Column<OfficeReferral>[] = [
    {
      id: 'referrer',
      label: say('agent-desk:referrals.referrer'),
      lead: true,
      cell: ({ referrerId, referrer }) => <Link to={`/members/${referrerId}`}>{referrer}</Link>,
    },
    {
      id: 'friend',
      label: say('agent-desk:referrals.friend'),
      lead: true,
      cell: ({ friendId, friend }) => <Link to={`/members/${friendId}`}>{friend}</Link>,
    },
    {
      id: 'signals',
      label: say('agent-desk:referrals.signals'),
      cell: ({ signals }) =>
        signals.length === 0 ? (
          '–'
        ) : (
          <span className={styles.signals}>
            {signals.map((signal) => (
              <Pill key={signal} tone="loss">
                {say(`agent-desk:signal.${signal}`)}
              </Pill>
            ))}
          </span>
        ),
    },
    {
      id: 'reward',
      label: say('agent-desk:referrals.reward'),
      align: 'end',
      cell: ({ rewardMicro, currency }) => (
        <Amount micro={BigInt(rewardMicro)} currency={currency} />
      ),
    },
    {
      id: 'joined',
      label: say('agent-desk:referrals.joinedAt'),
      cell: ({ joinedAt }) => <Instant at={joinedAt} />,
    },
    {
      id: 'status',
      label: say('agent-desk:status'),
      cell: ({ status }) => (
        <Pill tone={TONES[status]}>{say(`agent-desk:referralStatus.${status}`)}</Pill>
      ),
    },
  ];
  return (
    <DecisionDesk<OfficeReferral>
      list={list}
      caption={say('agent-desk:referrals.title')}
      rowKey={({ referralId }) => referralId}
      name={({ referrer, friend }) => `${referrer}, ${friend}`}
      columns={columns}
      permission="agent.edit"
      waits={({ status }) => status === 'review'}
      effect={(decision) => say(`agent-desk:referrals.effect.${decision}`)}
      hint={say('agent-desk:reasonHint')}
      decide={async ({ referralId }, decision, reason) =>
        (await run({ params: { brand, referralId }, body: { decision, reason } })).ok
      }
      pending={pending}
      problem={problem}
      none={{
        title: say('agent-desk:referrals.none', { name }),
        text: say('agent-desk:referrals.none.text'),
      }}
    />
  );
}
