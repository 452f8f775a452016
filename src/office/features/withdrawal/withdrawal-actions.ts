import type { OfficeWithdrawal } from '#contract/generated/types.ts';
import { allowsStep, isFinal } from '#domain/withdrawal/withdrawal-status.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { PayoutChannelField } from './PayoutChannelField.tsx';

const action = actionsOf<'searchWithdrawals'>();

const paramsOf = ({ brand, withdrawalId }: OfficeWithdrawal) => ({ brand, withdrawalId });

/** No other person has locked it. */
const isFree = ({ reviewer, isMine }: OfficeWithdrawal): boolean => reviewer === null || isMine;

const isReviewed = (item: OfficeWithdrawal): boolean =>
  isFree(item) && allowsStep(item.status, 'review');

const isPaid = (item: OfficeWithdrawal): boolean => isFree(item) && allowsStep(item.status, 'pay');

const decides = (decision: 'reject' | 'hold', letter: string) =>
  action({
    id: decision,
    operation: 'reviewWithdrawal',
    permission: 'withdrawal.review',
    letter,
    applies: isReviewed,
    bulk: () => true,
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { seen: item.version, decision, reason },
    }),
  });

const settles = (outcome: 'arrived' | 'returned' | 'payAgain', letter: string) =>
  action({
    id: outcome,
    operation: 'settleWithdrawal',
    permission: 'withdrawal.pay',
    letter,
    applies: (item) =>
      isFree(item) &&
      (allowsStep(item.status, 'settle') || (outcome === 'returned' && item.status === 'received')),
    request: (item, { text: reason }) => ({
      params: paramsOf(item),
      body: { seen: item.version, outcome, reason },
    }),
  });

/** Acts of staff on a withdrawal, by its step. */
export const withdrawalActions = [
  action({
    id: 'approve',
    operation: 'reviewWithdrawal',
    permission: 'withdrawal.review',
    letter: 'a',
    tone: 'primary',
    applies: (item) => isReviewed(item) && item.status !== 'approved' && !item.approvedByMe,
    // A person looks at each that two decide on.
    bulk: ({ needsSecondPerson }) => !needsSecondPerson,
    ask: { kind: 'none' },
    effect: ({ needsSecondPerson }) =>
      `withdrawal-desk:approve.${needsSecondPerson ? 'first' : 'effect'}`,
    request: (item) => ({
      params: paramsOf(item),
      body: { seen: item.version, decision: 'approve' },
    }),
  }),
  decides('reject', 'r'),
  decides('hold', 'h'),
  action({
    id: 'take',
    operation: 'takeWithdrawal',
    permission: 'withdrawal.review',
    letter: 'l',
    applies: (item) => item.reviewer === null && !isFinal(item.status),
    ask: { kind: 'none' },
    request: (item) => ({ params: paramsOf(item) }),
  }),
  action({
    id: 'release',
    operation: 'releaseWithdrawal',
    permission: 'withdrawal.review',
    letter: 'u',
    applies: ({ isMine }) => isMine,
    ask: { kind: 'none' },
    request: (item) => ({ params: paramsOf(item) }),
  }),
  action({
    id: 'note',
    operation: 'noteWithdrawal',
    permission: 'withdrawal.review',
    letter: 'n',
    request: (item, { text }) => ({ params: paramsOf(item), body: { text } }),
  }),
  action({
    id: 'pay',
    operation: 'payWithdrawal',
    permission: 'withdrawal.pay',
    letter: 'p',
    tone: 'primary',
    applies: isPaid,
    ask: { kind: 'field', Field: PayoutChannelField },
    request: (item, { choice: channel }) => ({
      params: paramsOf(item),
      body: { seen: item.version, channel },
    }),
  }),
  action({
    id: 'record',
    operation: 'recordPayout',
    permission: 'withdrawal.pay',
    letter: 'm',
    applies: isPaid,
    ask: { kind: 'line', label: 'withdrawal-desk:reference', maxLength: 64 },
    request: (item, { text: reference }) => ({
      params: paramsOf(item),
      body: { seen: item.version, reference },
    }),
  }),
  settles('arrived', 'c'),
  settles('returned', 'b'),
  settles('payAgain', 'g'),
];
