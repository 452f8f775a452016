import type { OfficeFeature } from '../../shell/office-feature.ts';
import { StaffActsScreen } from './StaffActsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'staffActs',
      group: 'money',
      path: '/second-person',
      icon: 'usersThree',
      permission: 'brand.read',
      place: 41.7,
      list: 'listStaffActs',
      element: <StaffActsScreen />,
    },
  ],
  auditActions: ['requestStaffAct', 'decideStaffAct'],
  texts: ['staff-act-desk'],
};
