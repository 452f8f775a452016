import { deskList } from '../desk/desk-list.ts';

/** Moves of members and agents to another upline, which two people make. */
export const agentMoveList = deskList({
  operation: 'listAgentMoves',
  texts: 'agent-move-desk',
  id: ({ moveId }) => moveId,
  views: ['waiting', 'all'],
  filters: { username: { kind: 'text', label: 'agent-move-desk:account' } },
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ account }) => account },
    { id: 'from', kind: 'text', value: ({ from }) => from },
    { id: 'to', kind: 'text', value: ({ to }) => to },
    { id: 'reason', kind: 'text', value: ({ reason }) => reason },
    { id: 'requestedBy', kind: 'text', value: ({ requestedBy }) => requestedBy },
    { id: 'requestedAt', kind: 'moment', value: ({ requestedAt }) => requestedAt },
    { id: 'state', kind: 'word', words: 'office:queue.status.', value: ({ status }) => status },
    { id: 'decidedAt', kind: 'moment', value: ({ decidedAt }) => decidedAt },
    { id: 'decidedBy', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
  ],
});
