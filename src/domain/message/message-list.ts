import { messageStatuses } from '#contract/generated/enum-values.ts';
import { deskList } from '../desk/desk-list.ts';

/** Mail and text messages to players. */
export const messageList = deskList({
  operation: 'listMessages',
  texts: 'message-desk',
  id: ({ id }) => id,
  filters: {
    status: { kind: 'choice', values: messageStatuses, words: 'message-desk:status.' },
    from: { kind: 'from' },
    to: { kind: 'to' },
  },
  columns: [
    { id: 'to', kind: 'text', lead: true, value: ({ to }) => to },
    { id: 'createdAt', kind: 'moment', lead: true, value: ({ createdAt }) => createdAt },
    {
      id: 'channel',
      kind: 'word',
      words: 'message-desk:channel.',
      value: ({ channel }) => channel,
    },
    { id: 'language', kind: 'text', value: ({ language }) => language },
    { id: 'message', kind: 'text', value: ({ subject }) => subject },
    { id: 'status', kind: 'word', words: 'message-desk:status.', value: ({ status }) => status },
  ],
});
