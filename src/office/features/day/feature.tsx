import type { OfficeFeature } from '../../shell/office-feature.ts';
import { DayScreen } from './DayScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'brandDay',
      group: 'rules',
      path: '/day',
      icon: 'calendar',
      permission: 'brand.read',
      place: 99,
      element: <DayScreen />,
    },
  ],
  auditActions: ['setBrandDay'],
};
