import { deskList } from '../desk/desk-list.ts';

/** Members whose play shows markers of harm. */
export const harmCaseList = deskList({
  operation: 'listHarmCases',
  texts: 'harm-case',
  id: ({ caseId }) => caseId,
  filters: { username: { kind: 'text', label: 'harm-case:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    { id: 'score', kind: 'count', lead: true, value: ({ score }) => score },
    { id: 'markers', kind: 'words', words: 'harm-case:marker.', value: ({ markers }) => markers },
    { id: 'opened', kind: 'moment', value: ({ openedAt }) => openedAt },
  ],
});
