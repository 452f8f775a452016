import { deskList } from '../desk/desk-list.ts';

/** Rewards that one person asks for and another approves. */
export const rewardGrantList = deskList({
  operation: 'listRewardGrants',
  texts: 'reward-grant-desk',
  id: ({ grantId }) => grantId,
  views: ['waiting', 'all'],
  filters: { username: { kind: 'text', label: 'reward-grant-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    { id: 'campaign', kind: 'text', lead: true, value: ({ campaignTitle }) => campaignTitle },
    {
      id: 'amount',
      kind: 'amount',
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'reason', kind: 'text', value: ({ reason }) => reason },
    { id: 'requestedBy', kind: 'text', value: ({ requestedBy }) => requestedBy },
    { id: 'requestedAt', kind: 'moment', value: ({ requestedAt }) => requestedAt },
    { id: 'state', kind: 'word', words: 'office:queue.status.', value: ({ status }) => status },
    { id: 'decidedAt', kind: 'moment', value: ({ decidedAt }) => decidedAt },
    { id: 'decidedBy', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
  ],
});
