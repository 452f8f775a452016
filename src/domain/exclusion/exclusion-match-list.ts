import { deskList } from '../desk/desk-list.ts';

/** Accounts by which an excluded person is likely to have come back. */
export const exclusionMatchList = deskList({
  operation: 'listExclusionMatches',
  texts: 'exclusion-desk',
  id: ({ matchId }) => matchId,
  filters: { username: { kind: 'text', label: 'exclusion-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    {
      id: 'facts',
      kind: 'words',
      lead: true,
      words: 'exclusion-desk:fact.',
      value: ({ facts }) => facts,
    },
    {
      id: 'excluded',
      kind: 'text',
      value: ({ excludedBrand, excludedAccount }) =>
        excludedAccount === null ? null : `${excludedAccount} (${excludedBrand})`,
    },
    { id: 'until', kind: 'moment', value: ({ endsAt }) => endsAt },
    { id: 'createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
  ],
});
