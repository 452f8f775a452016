import type { OfficeFeature } from '../../shell/office-feature.ts';
import { DeadEventsScreen } from './DeadEventsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'deadEvents',
      group: 'records',
      path: '/failed-events',
      icon: 'warning',
      permission: 'event.read',
      place: 200,
      list: 'listDeadEvents',
      element: <DeadEventsScreen />,
    },
  ],
  auditActions: ['retryDeadEvent'],
  texts: ['event-desk'],
};
