import { deskList } from '../desk/desk-list.ts';

/** Refunds of rounds that wait for a second person. */
export const roundRefundList = deskList({
  operation: 'listRoundRefunds',
  texts: 'round-refund-desk',
  id: ({ refundId }) => refundId,
  filters: { username: { kind: 'text', label: 'round-refund-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ username }) => username },
    {
      id: 'amount',
      kind: 'amount',
      lead: true,
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'game', kind: 'text', value: ({ gameName }) => gameName },
    { id: 'round', kind: 'code', value: ({ roundId }) => roundId },
    { id: 'reason', kind: 'text', value: ({ reason }) => reason },
    { id: 'asker', kind: 'text', value: ({ requestedBy }) => requestedBy },
    { id: 'requested', kind: 'moment', value: ({ requestedAt }) => requestedAt },
  ],
});
