import { Link } from 'react-router-dom';
import type { OfficeReward, RewardStatus } from '#contract/generated/types.ts';
import { heldRewardList } from '#domain/promotion/held-reward-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { Signals } from './Signals.tsx';

const TONES: Readonly<Partial<Record<RewardStatus, PillProps['tone']>>> = {
  held: 'accent',
  rejected: 'loss',
  reversed: 'loss',
  claimed: 'win',
  completed: 'win',
};

const action = actionsOf<'listHeldRewards'>();

const decides = (decision: 'approve' | 'reject') =>
  action({
    id: decision,
    operation: 'decideHeldReward',
    permission: 'promotion.decide',
    tone: decision === 'approve' ? 'primary' : 'secondary',
    applies: ({ status }) => status === 'held',
    bulk: () => true,
    request: ({ brand, rewardId: heldRewardId }, { text: reason }) => ({
      params: { brand, heldRewardId },
      body: { decision, reason },
    }),
  });

const ACTIONS = [decides('approve'), decides('reject')];

const CELLS = {
  account: ({ memberId, account }: OfficeReward) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  signals: ({ signals }: OfficeReward) => <Signals signals={signals} />,
  state: ({ status }: OfficeReward) => <State status={status} />,
};

/** Rewards that signs of one person behind several accounts have stopped. */
export function HeldRewardsScreen() {
  const say = useTexts('held-reward-desk');
  const facts = (item: OfficeReward): readonly Fact[] => [
    {
      id: 'amount',
      label: say('held-reward-desk:amount'),
      value: <Amount micro={BigInt(item.amountMicro)} currency={item.currency} />,
    },
    { id: 'account', label: say('held-reward-desk:account'), value: item.account },
  ];
  return (
    <Desk
      list={heldRewardList}
      permission="promotion.decide"
      topic="promotionQueue"
      actions={ACTIONS}
      name={({ account, title }) => `${account}, ${title}`}
      cells={CELLS}
      facts={facts}
    />
  );
}

function State({ status }: { status: RewardStatus }) {
  const say = useTexts('held-reward-desk');
  return <Pill tone={TONES[status] ?? 'plain'}>{say(`held-reward-desk:status.${status}`)}</Pill>;
}
