import { deskList } from '../desk/desk-list.ts';

/** Goods that players took for points, as staff decide on them. */
export const pointRedemptionList = deskList({
  operation: 'listPointRedemptions',
  texts: 'point-redemption-desk',
  id: ({ redemptionId }) => redemptionId,
  views: ['waiting', 'all'],
  filters: { username: { kind: 'text', label: 'point-redemption-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    { id: 'title.goods', kind: 'text', lead: true, value: ({ title }) => title },
    {
      id: 'kind',
      kind: 'word',
      hidden: true,
      words: 'point-redemption-desk:kind.',
      value: ({ kind }) => kind,
    },
    { id: 'quantity', kind: 'count', value: ({ quantity }) => quantity },
    { id: 'points', kind: 'count', value: ({ points }) => points },
    {
      id: 'amount',
      kind: 'amount',
      hidden: true,
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'delivery', kind: 'text', value: ({ delivery }) => delivery?.address ?? null },
    { id: 'createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    {
      id: 'state',
      kind: 'word',
      words: 'office:queue.status.',
      value: ({ status }) => (status === 'inProcess' ? 'waiting' : status),
    },
    { id: 'decidedAt', kind: 'moment', hidden: true, value: ({ decidedAt }) => decidedAt },
    { id: 'decidedBy', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
    { id: 'note', kind: 'text', hidden: true, value: ({ note }) => note },
  ],
});
