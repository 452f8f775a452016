import { staffRoles } from '#contract/generated/enum-values.ts';
import { deskList } from '../desk/desk-list.ts';

/** Accounts of staff, as their administrators keep them. */
export const staffList = deskList({
  operation: 'listStaffAccounts',
  texts: 'staff-desk',
  isOfNoBrand: true,
  id: ({ staffId }) => staffId,
  views: ['all', 'locked', 'invited', 'unreviewed'],
  filters: {
    username: { kind: 'text', label: 'staff-desk:account' },
    role: { kind: 'choice', values: staffRoles, words: 'staff-desk:role.' },
  },
  columns: [
    { id: 'account', kind: 'text', lead: true, sorts: true, value: ({ username }) => username },
    { id: 'name', kind: 'text', lead: true, value: ({ displayName }) => displayName },
    { id: 'role', kind: 'word', words: 'staff-desk:role.', value: ({ role }) => role },
    { id: 'brands', kind: 'text', value: ({ brands }) => brands?.join(', ') ?? null },
    {
      id: 'factor',
      kind: 'word',
      words: 'staff-desk:factor.',
      value: ({ hasFactor, requiresFactor }) => (hasFactor ? 'on' : requiresFactor ? 'due' : 'off'),
    },
    { id: 'sessions', kind: 'count', value: ({ sessions }) => sessions },
    { id: 'lastLogin', kind: 'moment', sorts: true, value: ({ lastLoginAt }) => lastLoginAt },
    { id: 'reviewed', kind: 'moment', value: ({ reviewedAt }) => reviewedAt },
    {
      id: 'state',
      kind: 'word',
      words: 'staff-desk:state.',
      value: ({ status, invitedUntil }) =>
        status === 'blocked' ? 'locked' : invitedUntil === null ? 'active' : 'invited',
    },
  ],
});

/** Changes of accounts of staff that a second person decides on. */
export const staffChangeList = deskList({
  operation: 'listStaffChanges',
  texts: 'staff-change-desk',
  isOfNoBrand: true,
  id: ({ changeId }) => changeId,
  views: ['waiting', 'all'],
  columns: [
    { id: 'account', kind: 'text', lead: true, value: ({ username }) => username },
    { id: 'kind', kind: 'word', words: 'staff-change-desk:kind.', value: ({ kind }) => kind },
    {
      id: 'role',
      kind: 'word',
      words: 'staff-desk:role.',
      value: ({ access }) => access?.role ?? null,
    },
    { id: 'brands', kind: 'text', value: ({ access }) => access?.brands?.join(', ') ?? null },
    { id: 'reason', kind: 'text', value: ({ reason }) => reason },
    { id: 'requestedBy', kind: 'text', value: ({ requestedBy }) => requestedBy },
    { id: 'requestedAt', kind: 'moment', value: ({ requestedAt }) => requestedAt },
    {
      id: 'state',
      kind: 'word',
      words: 'staff-change-desk:state.',
      value: ({ status }) => status,
    },
    { id: 'decidedBy', kind: 'text', hidden: true, value: ({ decidedBy }) => decidedBy },
  ],
});
