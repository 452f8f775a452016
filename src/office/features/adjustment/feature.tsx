import type { OfficeFeature } from '../../shell/office-feature.ts';
import { AdjustmentsScreen } from './AdjustmentsScreen.tsx';
import { RequestAdjustment } from './RequestAdjustment.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'adjustments',
      group: 'money',
      path: '/adjustments',
      icon: 'coins',
      permission: 'adjustment.make',
      place: 41.5,
      list: 'listAdjustments',
      element: <AdjustmentsScreen />,
    },
  ],
  memberPanel: { permission: 'adjustment.make', place: 32, Panel: RequestAdjustment },
  auditActions: ['requestAdjustment', 'reverseAdjustment', 'decideAdjustment'],
  texts: ['adjustment-desk'],
};
