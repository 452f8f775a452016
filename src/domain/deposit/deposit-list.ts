import { deskList } from '../desk/desk-list.ts';

/** Deposits, as staff find, credit and decline them. */
export const depositList = deskList({
  operation: 'searchDeposits',
  texts: 'deposit-desk',
  id: ({ depositId }) => depositId,
  views: ['awaiting', 'all'],
  filters: {
    username: { kind: 'text', label: 'deposit-desk:account' },
    reference: { kind: 'text' },
    amountMicro: { kind: 'amount', label: 'deposit-desk:amount' },
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
    { id: 'age', kind: 'age', sorts: true, value: ({ createdAt }) => createdAt },
    { id: 'channel', kind: 'text', value: ({ channelName }) => channelName },
    { id: 'state', kind: 'word', words: 'deposit-desk:status.', value: ({ status }) => status },
    {
      id: 'cause',
      kind: 'words',
      words: 'deposit-desk:cause.',
      hidden: true,
      value: ({ cause }) => (cause === 'order' ? [] : [cause]),
    },
    { id: 'reference', kind: 'code', hidden: true, value: ({ reference }) => reference },
    { id: 'note', kind: 'code', hidden: true, value: ({ transferNote }) => transferNote },
    {
      id: 'bankReference',
      kind: 'code',
      hidden: true,
      value: ({ authorisation }) => authorisation,
    },
    {
      id: 'received',
      kind: 'amount',
      hidden: true,
      value: ({ receivedMicro }) => receivedMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'createdAt', kind: 'moment', hidden: true, value: ({ createdAt }) => createdAt },
    { id: 'creditedAt', kind: 'moment', hidden: true, value: ({ creditedAt }) => creditedAt },
    { id: 'reason', kind: 'text', hidden: true, value: ({ reason }) => reason },
  ],
});
