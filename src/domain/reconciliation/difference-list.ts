import { deskList } from '../desk/desk-list.ts';

/** Differences with vendors and payment channels. */
export const differenceList = deskList({
  operation: 'listDifferences',
  texts: 'reconciliation-desk',
  id: ({ differenceId }) => differenceId,
  views: ['waiting', 'all'],
  filters: {
    fault: {
      kind: 'choice',
      label: 'reconciliation-desk:fault',
      values: ['missingHere', 'missingThere', 'differs', 'open'],
      words: 'reconciliation-desk:fault.',
    },
    code: { kind: 'text', label: 'reconciliation-desk:party' },
    username: { kind: 'text', label: 'reconciliation-desk:account' },
    from: { kind: 'from' },
    to: { kind: 'to' },
  },
  columns: [
    {
      id: 'fault',
      kind: 'word',
      lead: true,
      words: 'reconciliation-desk:fault.',
      value: ({ fault }) => fault,
    },
    { id: 'party', kind: 'text', value: ({ party }) => party.code },
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    {
      id: 'here',
      kind: 'amount',
      value: ({ hereMicro }) => hereMicro ?? '0',
      currency: ({ currency }) => currency,
    },
    {
      id: 'there',
      kind: 'amount',
      value: ({ thereMicro }) => thereMicro ?? '0',
      currency: ({ currency }) => currency,
    },
    { id: 'at', kind: 'moment', sorts: true, value: ({ at }) => at },
    {
      id: 'state',
      kind: 'word',
      words: 'reconciliation-desk:state.',
      value: ({ state }) => state,
    },
    { id: 'reference', kind: 'text', hidden: true, value: ({ reference }) => reference },
    { id: 'reason', kind: 'text', hidden: true, value: ({ reason }) => reason },
    { id: 'asker', kind: 'text', hidden: true, value: ({ askedBy }) => askedBy },
    { id: 'decider', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
  ],
});
