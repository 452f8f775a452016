import { Link } from 'react-router-dom';
import type { RewardGrant } from '#contract/generated/types.ts';
import { rewardGrantList } from '#domain/promotion/reward-grant-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { campaignAddress } from './campaign-draft.ts';

const action = actionsOf<'listRewardGrants'>();

const request =
  (decision: 'approve' | 'reject') =>
  ({ brand, grantId }: RewardGrant, { text: reason }: { text: string }) => ({
    params: { brand, grantId },
    body: { decision, reason },
  });

const ACTIONS = [
  action({
    id: 'approve',
    operation: 'decideRewardGrant',
    permission: 'promotion.decide',
    tone: 'primary',
    // Another person approves what one has asked for.
    applies: ({ status, isOwn }) => status === 'waiting' && !isOwn,
    request: request('approve'),
  }),
  action({
    id: 'reject',
    operation: 'decideRewardGrant',
    permission: 'promotion.decide',
    applies: ({ status }) => status === 'waiting',
    bulk: () => true,
    request: request('reject'),
  }),
];

const CELLS = {
  account: ({ memberId, account }: RewardGrant) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  campaign: ({ brand, campaignId, campaignTitle }: RewardGrant) => (
    <Link to={campaignAddress(brand, campaignId)}>{campaignTitle}</Link>
  ),
  requestedBy: (item: RewardGrant) => <Asker item={item} />,
  state: ({ status }: RewardGrant) => <StatusPill status={status} />,
  decidedAt: ({ decidedBy, decidedAt }: RewardGrant) => (
    <DecisionCell by={decidedBy} at={decidedAt} />
  ),
};

/** Rewards that one person asks for and another approves. */
export function RewardGrantsScreen() {
  const say = useTexts('reward-grant-desk');
  const facts = (item: RewardGrant): readonly Fact[] => [
    {
      id: 'amount',
      label: say('reward-grant-desk:amount'),
      value: <Amount micro={BigInt(item.amountMicro)} currency={item.currency} />,
    },
    { id: 'account', label: say('reward-grant-desk:account'), value: item.account },
  ];
  return (
    <Desk
      list={rewardGrantList}
      permission="promotion.decide"
      topic="promotionQueue"
      actions={ACTIONS}
      name={({ account, campaignTitle }) => `${account}, ${campaignTitle}`}
      cells={CELLS}
      facts={facts}
    />
  );
}

function Asker({ item: { isOwn, requestedBy } }: { item: RewardGrant }) {
  const say = useTexts('reward-grant-desk');
  return isOwn ? say('reward-grant-desk:you') : requestedBy;
}
