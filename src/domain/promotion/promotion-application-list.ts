import { deskList } from '../desk/desk-list.ts';

/** Applications to promotions, as staff decide on them. */
export const promotionApplicationList = deskList({
  operation: 'listPromotionApplications',
  texts: 'promotion-application-desk',
  id: ({ applicationId }) => applicationId,
  views: ['waiting', 'all'],
  filters: { username: { kind: 'text', label: 'promotion-application-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    { id: 'campaign', kind: 'text', lead: true, value: ({ campaignTitle }) => campaignTitle },
    { id: 'comment', kind: 'text', value: ({ comment }) => comment },
    { id: 'createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    { id: 'state', kind: 'word', words: 'office:queue.status.', value: ({ status }) => status },
    { id: 'decidedAt', kind: 'moment', value: ({ decidedAt }) => decidedAt },
    { id: 'decidedBy', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
    { id: 'note', kind: 'text', hidden: true, value: ({ note }) => note },
  ],
});
