import { deskList } from '../desk/desk-list.ts';

/** Members who ask to become affiliates. */
export const affiliateApplicationList = deskList({
  operation: 'listAffiliateApplications',
  texts: 'affiliate-application-desk',
  id: ({ applicationId }) => applicationId,
  views: ['waiting', 'all'],
  filters: { username: { kind: 'text', label: 'affiliate-application-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    {
      id: 'state',
      kind: 'word',
      lead: true,
      words: 'office:queue.status.',
      value: ({ status }) => status,
    },
    { id: 'text', kind: 'text', value: ({ text }) => text },
    { id: 'appliedAt', kind: 'moment', value: ({ appliedAt }) => appliedAt },
    { id: 'decidedAt', kind: 'moment', value: ({ decidedAt }) => decidedAt },
    { id: 'decidedBy', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
    { id: 'reason', kind: 'text', hidden: true, value: ({ reason }) => reason },
  ],
});
