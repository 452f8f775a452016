import { Link } from 'react-router-dom';
import type { OfficeRedemption } from '#contract/generated/types.ts';
import { pointRedemptionList } from '#domain/points/point-redemption-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const action = actionsOf<'listPointRedemptions'>();

const decides = (decision: 'approve' | 'reject') =>
  action({
    id: decision,
    operation: 'decidePointRedemption',
    permission: 'promotion.decide',
    tone: decision === 'approve' ? 'primary' : 'secondary',
    applies: ({ status }) => status === 'inProcess',
    // Each voucher has a separate code, and one reason serves a whole bulk approval.
    bulk: ({ kind }) => decision === 'reject' || kind !== 'voucher',
    effect: ({ kind }) =>
      `point-redemption-desk:${decision}.effect${decision === 'approve' ? `.${kind}` : ''}`,
    request: ({ brand, redemptionId }, { text: reason }) => ({
      params: { brand, redemptionId },
      body: { decision, reason },
    }),
  });

const ACTIONS = [decides('approve'), decides('reject')];

const addressOf = ({ delivery }: OfficeRedemption): string =>
  delivery === null ? '–' : [delivery.fullName, delivery.address, delivery.mobileNum].join(', ');

const CELLS = {
  account: ({ memberId, account }: OfficeRedemption) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  delivery: addressOf,
  state: ({ status }: OfficeRedemption) => (
    <StatusPill status={status === 'inProcess' ? 'waiting' : status} />
  ),
  decidedAt: ({ decidedBy, decidedAt, note }: OfficeRedemption) => (
    <DecisionCell by={decidedBy} at={decidedAt} reason={note} />
  ),
};

/** Goods that players took for points, which staff pay, send and ship. */
export function PointRedemptionsScreen() {
  const say = useTexts('point-redemption-desk');
  const facts = (item: OfficeRedemption): readonly Fact[] => [
    { id: 'account', label: say('point-redemption-desk:account'), value: item.account },
    { id: 'title', label: say('point-redemption-desk:title.goods'), value: item.title },
    { id: 'quantity', label: say('point-redemption-desk:quantity'), value: String(item.quantity) },
    { id: 'points', label: say('point-redemption-desk:points'), value: String(item.points) },
    ...(item.delivery === null
      ? []
      : [{ id: 'delivery', label: say('point-redemption-desk:delivery'), value: addressOf(item) }]),
  ];
  return (
    <Desk
      list={pointRedemptionList}
      permission="promotion.decide"
      topic="promotionQueue"
      actions={ACTIONS}
      name={({ account, title }) => `${account}, ${title}`}
      cells={CELLS}
      facts={facts}
    />
  );
}
