import type { OfficeFeature } from '../../shell/office-feature.ts';
import { LedgerHealthScreen } from './LedgerHealthScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'ledger',
      group: 'records',
      path: '/ledger',
      icon: 'scales',
      permission: 'audit.read',
      place: 180,
      element: <LedgerHealthScreen />,
    },
  ],
  texts: ['ledger-desk'],
};
