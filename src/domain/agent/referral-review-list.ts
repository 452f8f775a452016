import { deskList } from '../desk/desk-list.ts';

/** Referrals with signs of one person behind both accounts. */
export const referralReviewList = deskList({
  operation: 'listReferralReviews',
  texts: 'referral-review-desk',
  id: ({ referralId }) => referralId,
  views: ['waiting', 'all'],
  filters: { username: { kind: 'text', label: 'referral-review-desk:account' } },
  columns: [
    { id: 'referrer', kind: 'text', lead: true, value: ({ referrer }) => referrer },
    { id: 'friend', kind: 'text', lead: true, value: ({ friend }) => friend },
    {
      id: 'signals',
      kind: 'words',
      words: 'referral-review-desk:signal.',
      value: ({ signals }) => signals,
    },
    {
      id: 'reward',
      kind: 'amount',
      value: ({ rewardMicro }) => rewardMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'joinedAt', kind: 'moment', value: ({ joinedAt }) => joinedAt },
    {
      id: 'state',
      kind: 'word',
      words: 'referral-review-desk:status.',
      value: ({ status }) => status,
    },
  ],
});
