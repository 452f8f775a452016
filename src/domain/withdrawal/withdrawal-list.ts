import { riskSignals, withdrawalViews } from '#contract/generated/enum-values.ts';
import { deskList } from '../desk/desk-list.ts';

/** Withdrawals, as staff review, pay and settle them. */
export const withdrawalList = deskList({
  operation: 'searchWithdrawals',
  texts: 'withdrawal-desk',
  id: ({ withdrawalId }) => withdrawalId,
  views: withdrawalViews,
  filters: {
    username: { kind: 'text', label: 'withdrawal-desk:account' },
    reference: { kind: 'text' },
    minMicro: { kind: 'amount', label: 'withdrawal-desk:from' },
    maxMicro: { kind: 'amount', label: 'withdrawal-desk:to' },
    risk: {
      kind: 'choice',
      label: 'withdrawal-desk:risks',
      values: riskSignals,
      words: 'withdrawal-desk:risk.',
    },
    from: { kind: 'from' },
    to: { kind: 'to' },
  },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    {
      id: 'amount',
      kind: 'amount',
      lead: true,
      sorts: true,
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'age', kind: 'age', sorts: true, value: ({ waitingSince }) => waitingSince },
    {
      id: 'payee',
      kind: 'text',
      value: ({ bankName, maskedNumber }) => `${bankName} ${maskedNumber}`,
    },
    {
      id: 'risks',
      kind: 'words',
      words: 'withdrawal-desk:risk.',
      value: ({ risks }) => risks,
    },
    { id: 'state', kind: 'word', words: 'withdrawal-desk:status.', value: ({ status }) => status },
    { id: 'payeeName', kind: 'text', hidden: true, value: ({ payeeName }) => payeeName },
    { id: 'reference', kind: 'code', hidden: true, value: ({ reference }) => reference },
    {
      id: 'fee',
      kind: 'amount',
      hidden: true,
      value: ({ feeMicro }) => feeMicro,
      currency: ({ currency }) => currency,
    },
    {
      id: 'requested',
      kind: 'moment',
      hidden: true,
      sorts: true,
      value: ({ requestedAt }) => requestedAt,
    },
    { id: 'reviewer', kind: 'text', hidden: true, value: ({ reviewer }) => reviewer },
  ],
});
