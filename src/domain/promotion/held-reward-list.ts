import { deskList } from '../desk/desk-list.ts';

/** Rewards that signs of one person behind several accounts have stopped. */
export const heldRewardList = deskList({
  operation: 'listHeldRewards',
  texts: 'held-reward-desk',
  id: ({ rewardId }) => rewardId,
  views: ['waiting', 'all'],
  filters: { username: { kind: 'text', label: 'held-reward-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    { id: 'reward', kind: 'text', lead: true, value: ({ title }) => title },
    {
      id: 'source',
      kind: 'word',
      words: 'held-reward-desk:source.',
      value: ({ source }) => source,
    },
    { id: 'kind', kind: 'word', words: 'promotion-desk:kind.', value: ({ kind }) => kind },
    {
      id: 'amount',
      kind: 'amount',
      sorts: true,
      value: ({ amountMicro }) => amountMicro,
      currency: ({ currency }) => currency,
    },
    {
      id: 'signals',
      kind: 'words',
      words: 'promotion-desk:signal.',
      value: ({ signals }) => signals,
    },
    { id: 'createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    { id: 'state', kind: 'word', words: 'held-reward-desk:status.', value: ({ status }) => status },
  ],
});
