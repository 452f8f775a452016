import type { StaffAccess, StaffMember } from '#contract/generated/types.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { AccessField } from './AccessField.tsx';

const action = actionsOf<'listStaffAccounts'>();
const PERMISSION = 'staff.manage';

const takes = (
  id: string,
  operation: 'lockStaff' | 'endStaffSessions' | 'reviewStaffAccess',
  applies: (item: StaffMember) => boolean,
) =>
  action({
    id,
    operation,
    permission: PERMISSION,
    hint: 'staff-desk:reasonHint',
    applies,
    bulk: () => operation === 'reviewStaffAccess',
    request: ({ staffId, version: seen }, { text: reason }) => ({
      params: { staffId },
      body: { seen, reason },
    }),
  });

const asks = (kind: 'unlock' | 'password', applies: (item: StaffMember) => boolean) =>
  action({
    id: kind,
    operation: 'requestStaffChange',
    permission: PERMISSION,
    hint: 'staff-desk:reasonHint',
    applies,
    request: ({ staffId, version: seen }, { text: reason }) => ({
      body: { kind, staffId, seen, reason },
    }),
  });

/** Acts of administrators on an account. What gives rights is asked for; what takes them is done. */
export const staffActions = [
  action({
    id: 'access',
    operation: 'requestStaffChange',
    permission: PERMISSION,
    tone: 'primary',
    applies: ({ isSelf }) => !isSelf,
    ask: { kind: 'field', Field: AccessField },
    request: ({ staffId, version: seen }, { choice }) => {
      const { reason, ...access } = JSON.parse(choice) as StaffAccess & { reason: string };
      return { body: { kind: 'access', staffId, seen, access, reason } };
    },
  }),
  takes('review', 'reviewStaffAccess', ({ isSelf }) => !isSelf),
  takes('lock', 'lockStaff', ({ isSelf, status }) => !isSelf && status === 'active'),
  takes('endSessions', 'endStaffSessions', ({ sessions }) => sessions > 0),
  asks('unlock', ({ isSelf, status }) => !isSelf && status === 'blocked'),
  asks('password', ({ isSelf, status }) => !isSelf && status === 'active'),
];
