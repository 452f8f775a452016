import type { OfficeFeature } from '../../shell/office-feature.ts';
import { StaffChangesScreen } from './StaffChangesScreen.tsx';
import { StaffScreen } from './StaffScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'staff',
      group: 'records',
      path: '/staff',
      icon: 'key',
      permission: 'staff.manage',
      place: 186,
      list: 'listStaffAccounts',
      element: <StaffScreen />,
    },
    {
      id: 'staffChanges',
      group: 'records',
      path: '/staff-changes',
      icon: 'listChecks',
      permission: 'staff.manage',
      place: 187,
      list: 'listStaffChanges',
      element: <StaffChangesScreen />,
    },
  ],
  auditActions: [
    'requestStaffChange',
    'decideStaffChange',
    'lockStaff',
    'endStaffSessions',
    'reviewStaffAccess',
    'acceptStaffInvitation',
  ],
  texts: ['staff-desk', 'staff-change-desk'],
};
