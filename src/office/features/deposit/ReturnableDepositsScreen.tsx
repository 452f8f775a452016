import { Link } from 'react-router-dom';
import type { ReturnableDeposit } from '#contract/generated/types.ts';
import { returnableDepositList } from '#domain/deposit/returnable-deposit-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const action = actionsOf<'listReturnableDeposits'>();

const ACTIONS = [
  action({
    id: 'return',
    operation: 'returnDeposit',
    permission: 'deposit.return',
    request: ({ brand, depositId: returnableId }, { text: reason }) => ({
      params: { brand, returnableId },
      body: { reason },
    }),
  }),
];

const CELLS = {
  account: ({ memberId, account }: ReturnableDeposit) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
};

/** Deposits that came in above a limit of their player's. */
export function ReturnableDepositsScreen() {
  const say = useTexts('returnable-deposit-desk');
  const facts = (item: ReturnableDeposit): readonly Fact[] => [
    {
      id: 'amount',
      label: say('returnable-deposit-desk:amount'),
      value: <Amount micro={BigInt(item.amountMicro)} currency={item.currency} />,
    },
    { id: 'account', label: say('returnable-deposit-desk:account'), value: item.account },
    { id: 'channel', label: say('returnable-deposit-desk:channel'), value: item.channel },
  ];
  return (
    <Desk
      list={returnableDepositList}
      permission="deposit.return"
      topic="depositQueue"
      actions={ACTIONS}
      name={({ reference }) => reference}
      cells={CELLS}
      facts={facts}
    />
  );
}
