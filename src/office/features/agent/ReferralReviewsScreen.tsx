import { Link } from 'react-router-dom';
import type { OfficeReferral, ReferralStatus } from '#contract/generated/types.ts';
import { referralReviewList } from '#domain/agent/referral-review-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import styles from './AgentDesk.module.css';

const TONES = {
  joined: 'plain',
  deposited: 'plain',
  played: 'plain',
  review: 'accent',
  paid: 'win',
  rejected: 'loss',
} as const;

const action = actionsOf<'listReferralReviews'>();

const decides = (decision: 'approve' | 'reject') =>
  action({
    id: decision,
    operation: 'decideReferral',
    permission: 'agent.edit',
    tone: decision === 'approve' ? 'primary' : 'secondary',
    applies: ({ status }) => status === 'review',
    bulk: () => true,
    request: ({ brand, referralId }, { text: reason }) => ({
      params: { brand, referralId },
      body: { decision, reason },
    }),
  });

const ACTIONS = [decides('approve'), decides('reject')];

const CELLS = {
  referrer: ({ referrerId, referrer }: OfficeReferral) => (
    <Link to={`/members/${referrerId}`}>{referrer}</Link>
  ),
  friend: ({ friendId, friend }: OfficeReferral) => (
    <Link to={`/members/${friendId}`}>{friend}</Link>
  ),
  signals: (item: OfficeReferral) => <Signals item={item} />,
  state: ({ status }: OfficeReferral) => <State status={status} />,
};

/** Referrals that look like one person with two accounts. */
export function ReferralReviewsScreen() {
  const say = useTexts('referral-review-desk');
  const facts = (item: OfficeReferral): readonly Fact[] => [
    {
      id: 'reward',
      label: say('referral-review-desk:reward'),
      value: <Amount micro={BigInt(item.rewardMicro)} currency={item.currency} />,
    },
    { id: 'referrer', label: say('referral-review-desk:referrer'), value: item.referrer },
  ];
  return (
    <Desk
      list={referralReviewList}
      permission="agent.edit"
      actions={ACTIONS}
      name={({ referrer, friend }) => `${referrer}, ${friend}`}
      cells={CELLS}
      facts={facts}
    />
  );
}

function Signals({ item: { signals } }: { item: OfficeReferral }) {
  const say = useTexts('referral-review-desk');
  if (signals.length === 0) return '–';
  return (
    <span className={styles.signals}>
      {signals.map((signal) => (
        <Pill key={signal} tone="loss">
          {say(`referral-review-desk:signal.${signal}`)}
        </Pill>
      ))}
    </span>
  );
}

function State({ status }: { status: ReferralStatus }) {
  const say = useTexts('referral-review-desk');
  return <Pill tone={TONES[status]}>{say(`referral-review-desk:status.${status}`)}</Pill>;
}
