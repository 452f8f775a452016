import type { OfficeFeature } from '../../shell/office-feature.ts';
import { SessionLimitsScreen } from './SessionLimitsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'sessionLimits',
      group: 'rules',
      path: '/session-limits',
      icon: 'clock',
      permission: 'brand.read',
      place: 100,
      element: <SessionLimitsScreen />,
    },
  ],
  auditActions: ['setSessionLimits'],
};
