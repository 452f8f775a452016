import type { OfficeFeature } from '../../shell/office-feature.ts';
import { DifferencesScreen } from './DifferencesScreen.tsx';
import { ReconciliationsScreen } from './ReconciliationsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'differences',
      group: 'money',
      path: '/differences',
      icon: 'scales',
      permission: 'reconciliation.read',
      place: 41.8,
      list: 'listDifferences',
      element: <DifferencesScreen />,
    },
    {
      id: 'reconciliations',
      group: 'money',
      path: '/reconciliations',
      icon: 'arrowsLeftRight',
      permission: 'reconciliation.read',
      place: 41.9,
      element: <ReconciliationsScreen />,
    },
  ],
  auditActions: ['startReconciliation', 'askRepair', 'decideRepair', 'explainDifference'],
  texts: ['reconciliation-desk'],
};
