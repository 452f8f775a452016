import { statementLineStates } from '#contract/generated/enum-values.ts';
import { deskList } from '../desk/desk-list.ts';

/** Lines of bank statements, as staff find the deposit of each. */
export const statementLineList = deskList({
  operation: 'listStatementLines',
  texts: 'statement-line-desk',
  id: ({ lineId }) => lineId,
  views: ['waiting', 'all'],
  filters: {
    state: { kind: 'choice', values: statementLineStates, words: 'statement-line-desk:state.' },
  },
  columns: [
    { id: 'text', kind: 'text', lead: true, value: ({ text }) => text },
    {
      id: 'amount',
      kind: 'amount',
      lead: true,
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'bookedOn', kind: 'text', value: ({ bookedOn }) => bookedOn },
    { id: 'bankReference', kind: 'code', value: ({ bankReference }) => bankReference },
    { id: 'account', kind: 'text', value: ({ account }) => account },
    { id: 'state', kind: 'word', words: 'statement-line-desk:state.', value: ({ state }) => state },
    {
      id: 'by',
      kind: 'word',
      words: 'statement-line-desk:by.',
      hidden: true,
      value: ({ by }) => by,
    },
    {
      id: 'difference',
      kind: 'word',
      words: 'statement-line-desk:difference.',
      hidden: true,
      value: ({ difference }) => difference,
    },
    { id: 'reason', kind: 'text', hidden: true, value: ({ reason }) => reason },
    { id: 'importedAt', kind: 'moment', hidden: true, value: ({ importedAt }) => importedAt },
  ],
});
