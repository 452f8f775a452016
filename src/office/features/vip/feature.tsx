import type { OfficeFeature } from '../../shell/office-feature.ts';
import { VipPolicyScreen } from './VipPolicyScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'vipPolicy',
      group: 'rules',
      path: '/vip-policy',
      icon: 'crown',
      permission: 'brand.read',
      place: 104.7,
      element: <VipPolicyScreen />,
    },
  ],
  auditActions: ['setVipPolicy'],
  texts: ['vip-desk'],
};
