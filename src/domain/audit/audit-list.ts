import { deskList } from '../desk/desk-list.ts';

/** The trail: acts of staff, never altered. Its choice of actions is the office's. */
export const auditList = (actions: readonly string[]) =>
  deskList({
    operation: 'listAuditEntries',
    texts: 'audit-desk',
    id: ({ id }) => id,
    filters: {
      action: { kind: 'choice', values: actions, words: 'office:auditAction.' },
      username: { kind: 'text', label: 'audit-desk:by' },
      subject: { kind: 'text' },
      text: { kind: 'text' },
      from: { kind: 'from' },
      to: { kind: 'to' },
    },
    columns: [
      { id: 'by', kind: 'text', lead: true, value: ({ by, username }) => username ?? by },
      { id: 'at', kind: 'moment', lead: true, value: ({ at }) => at },
      { id: 'action', kind: 'word', words: 'office:auditAction.', value: ({ action }) => action },
      {
        id: 'subject',
        kind: 'text',
        value: ({ subject: { account, reference, id } }) =>
          account === null ? id : reference === null ? account : `${account} ${reference}`,
      },
      {
        id: 'before',
        kind: 'text',
        hidden: true,
        value: ({ before }) => (before === null ? null : JSON.stringify(before)),
      },
      {
        id: 'change',
        kind: 'text',
        value: ({ after }) => (after === null ? null : JSON.stringify(after)),
      },
      { id: 'reason', kind: 'text', value: ({ reason }) => reason },
    ],
  });
