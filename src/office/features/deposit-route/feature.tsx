import type { OfficeFeature } from '../../shell/office-feature.ts';
import { DepositRoutesScreen } from './DepositRoutesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'depositRoutes',
      group: 'rules',
      path: '/deposit-routes',
      icon: 'bank',
      permission: 'brand.read',
      place: 101,
      element: <DepositRoutesScreen />,
    },
  ],
  auditActions: ['setDepositRoutes'],
  texts: ['deposit-route-desk'],
};
