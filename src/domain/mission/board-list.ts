import { deskList } from '../desk/desk-list.ts';

/** Boards that have ended, and wait for staff to check their places. */
export const boardList = deskList({
  operation: 'listBoards',
  texts: 'board-desk',
  id: ({ boardId }) => boardId,
  views: ['waiting', 'all'],
  filters: {},
  columns: [
    { id: 'board', kind: 'text', lead: true, value: ({ title }) => title },
    { id: 'players', kind: 'count', lead: true, value: ({ players }) => players },
    {
      id: 'pot',
      kind: 'amount',
      value: ({ potMicro }) => potMicro,
      currency: ({ currency }) => currency,
    },
    { id: 'frozenAt', kind: 'moment', value: ({ frozenAt }) => frozenAt },
    { id: 'state', kind: 'word', words: 'board-desk:state.', value: ({ state }) => state },
  ],
});
