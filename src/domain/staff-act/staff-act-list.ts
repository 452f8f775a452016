import { deskList } from '../desk/desk-list.ts';

/** Acts of staff that a second person decides. */
export const staffActList = deskList({
  operation: 'listStaffActs',
  texts: 'staff-act-desk',
  id: ({ staffActId }) => staffActId,
  views: ['waiting', 'all'],
  columns: [
    {
      id: 'act',
      kind: 'word',
      lead: true,
      words: 'staff-act-desk:act.',
      value: ({ operation }) => operation,
    },
    {
      id: 'amount',
      kind: 'amount',
      lead: true,
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency ?? '',
    },
    { id: 'reason', kind: 'text', value: ({ reason }) => reason },
    { id: 'asker', kind: 'text', value: ({ requestedBy }) => requestedBy },
    { id: 'requested', kind: 'moment', value: ({ requestedAt }) => requestedAt },
    { id: 'status', kind: 'word', words: 'staff-act-desk:status.', value: ({ status }) => status },
    { id: 'decider', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
    { id: 'decided', kind: 'moment', hidden: true, value: ({ decidedAt }) => decidedAt },
  ],
});
