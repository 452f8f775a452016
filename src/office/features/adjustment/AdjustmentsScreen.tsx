import { Link } from 'react-router-dom';
import type { Adjustment } from '#contract/generated/types.ts';
import { adjustmentList } from '#domain/adjustment/adjustment-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { adjustmentActions } from './adjustment-actions.ts';

const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;

const CELLS = {
  account: ({ memberId, account }: Adjustment) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  amount: (item: Adjustment) => <Signed item={item} />,
  reason: (item: Adjustment) => <Reason item={item} />,
  asker: (item: Adjustment) => <Asker item={item} />,
  status: (item: Adjustment) => <Status item={item} />,
};

/** Corrections of players' cash, which two people make. */
export function AdjustmentsScreen() {
  const say = useTexts('adjustment-desk');
  const facts = (item: Adjustment): readonly Fact[] => [
    { id: 'account', label: say('adjustment-desk:account'), value: item.account },
    { id: 'amount', label: say('adjustment-desk:amount'), value: <Signed item={item} /> },
    { id: 'reason', label: say('adjustment-desk:reason'), value: <Reason item={item} /> },
  ];
  return (
    <Desk
      list={adjustmentList}
      permission="adjustment.make"
      actions={adjustmentActions}
      name={({ account }) => account}
      cells={CELLS}
      facts={facts}
    />
  );
}

function Signed({ item: { amountMicro, currency } }: { item: Adjustment }) {
  return <Amount micro={BigInt(amountMicro)} currency={currency} signed />;
}

function Reason({ item: { reason, reverses } }: { item: Adjustment }) {
  const say = useTexts('adjustment-desk');
  return reverses === null ? reason : say('adjustment-desk:reversal', { reason });
}

function Asker({ item: { isOwn, requestedBy } }: { item: Adjustment }) {
  const say = useTexts('adjustment-desk');
  return isOwn ? say('adjustment-desk:you') : (requestedBy ?? '–');
}

function Status({ item: { status, isReversed } }: { item: Adjustment }) {
  const say = useTexts('adjustment-desk');
  return (
    <Pill tone={TONES[status]}>
      {say(`adjustment-desk:status.${isReversed ? 'reversed' : status}`)}
    </Pill>
  );
}
