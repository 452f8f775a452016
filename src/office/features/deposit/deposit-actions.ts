import type { OfficeDeposit } from '#contract/generated/types.ts';
import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';

const action = actionsOf<'searchDeposits'>();

const paramsOf = ({ brand, depositId }: OfficeDeposit) => ({ brand, depositId });

/** Acts of staff on a deposit, by its state. */
export const depositActions = [
  action({
    id: 'credit',
    operation: 'creditDeposit',
    permission: 'deposit.match',
    letter: 'c',
    tone: 'primary',
    applies: ({ isTransfer }) => isTransfer,
    ask: { kind: 'payment', label: 'deposit-desk:bankReference' },
    request: (item, { text: bankReference, choice: amount }) => ({
      params: paramsOf(item),
      body: {
        seen: item.version,
        receivedMicro: amount === '' ? item.amountMicro : microOf(amount, item.currency),
        bankReference,
      },
    }),
  }),
  action({
    id: 'decline',
    operation: 'declineDeposit',
    permission: 'deposit.match',
    letter: 'd',
    applies: ({ isTransfer, status }) =>
      isTransfer && (status === 'pending' || status === 'expired'),
    bulk: () => true,
    request: (item, { text: reason }) => ({ params: paramsOf(item), body: { reason } }),
  }),
  action({
    id: 'reverse',
    operation: 'reverseDeposit',
    permission: 'deposit.return',
    letter: 'v',
    applies: ({ status }) => status === 'credited',
    request: (item, { text: reason }) => ({ params: paramsOf(item), body: { reason } }),
  }),
];

/** Micro-units of an amount as typed with a point or a comma; 0 for what cannot be read. */
function microOf(typed: string, currency: string): string {
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const parts = /^(\d{1,12})(?:[.,](\d{1,6}))?$/.exec(typed.trim());
  if (parts === null || (parts[2] ?? '').length > digits) return '0';
  return String(BigInt(`${parts[1]}${(parts[2] ?? '').padEnd(6, '0')}`));
}
