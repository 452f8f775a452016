import { Link } from 'react-router-dom';
import type { RoundRefund } from '#contract/generated/types.ts';
import { roundRefundList } from '#domain/round/round-refund-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const action = actionsOf<'listRoundRefunds'>();

const paramsOf = ({ brand, refundId }: RoundRefund) => ({ brand, refundId });

/** The decisions on a refund. Who asked for one cannot approve it. */
const ACTIONS = [
  action({
    id: 'approve',
    operation: 'decideRoundRefund',
    permission: 'round.refund',
    tone: 'primary',
    applies: ({ isOwn }) => !isOwn,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'approve', reason },
    }),
  }),
  action({
    id: 'reject',
    operation: 'decideRoundRefund',
    permission: 'round.refund',
    bulk: () => true,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { decision: 'reject', reason },
    }),
  }),
];

const CELLS = {
  account: ({ memberId, username }: RoundRefund) => (
    <Link to={`/members/${memberId}`}>{username}</Link>
  ),
  round: ({ brand, roundId }: RoundRefund) => (
    <Link to={`/rounds?brand=${brand}&roundId=${roundId}`} className="code">
      {roundId}
    </Link>
  ),
};

/** Refunds that wait for a second person. */
export function RoundRefundsScreen() {
  const say = useTexts('round-refund-desk');
  const facts = (item: RoundRefund): readonly Fact[] => [
    {
      id: 'amount',
      label: say('round-refund-desk:amount'),
      value: <Amount micro={BigInt(item.amountMicro)} currency={item.currency} />,
    },
    { id: 'account', label: say('round-refund-desk:account'), value: item.username },
    { id: 'reason', label: say('round-refund-desk:reason'), value: item.reason },
  ];
  return (
    <Desk
      list={roundRefundList}
      permission="round.refund"
      actions={ACTIONS}
      name={({ username, gameName }) => `${username}, ${gameName}`}
      cells={CELLS}
      facts={facts}
    />
  );
}
