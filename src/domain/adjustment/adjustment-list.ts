import { deskList } from '../desk/desk-list.ts';

/** Corrections of players' cash, as staff ask for them and decide on them. */
export const adjustmentList = deskList({
  operation: 'listAdjustments',
  texts: 'adjustment-desk',
  id: ({ adjustmentId }) => adjustmentId,
  views: ['waiting', 'all'],
  filters: {
    username: { kind: 'text', label: 'adjustment-desk:account' },
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
    { id: 'reason', kind: 'text', value: ({ reason }) => reason },
    { id: 'asker', kind: 'text', value: ({ requestedBy }) => requestedBy },
    { id: 'requested', kind: 'moment', sorts: true, value: ({ requestedAt }) => requestedAt },
    {
      id: 'status',
      kind: 'word',
      words: 'adjustment-desk:status.',
      value: ({ status, isReversed }) => (isReversed ? 'reversed' : status),
    },
    { id: 'decider', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
    { id: 'decided', kind: 'moment', hidden: true, value: ({ decidedAt }) => decidedAt },
  ],
});
