import { deskList } from '../desk/desk-list.ts';

/** Events that a part of the platform could not process. */
export const deadEventList = deskList({
  operation: 'listDeadEvents',
  texts: 'event-desk',
  id: ({ id, consumer }) => `${id} ${consumer}`,
  columns: [
    { id: 'event', kind: 'text', lead: true, value: ({ topic, id }) => `${topic} ${id}` },
    { id: 'diedAt', kind: 'moment', lead: true, value: ({ diedAt }) => diedAt },
    { id: 'consumer', kind: 'text', value: ({ consumer }) => consumer },
    { id: 'createdAt', kind: 'moment', value: ({ createdAt }) => createdAt },
    { id: 'attempts', kind: 'count', value: ({ attempts }) => attempts },
    { id: 'error', kind: 'text', value: ({ error }) => error },
  ],
});
