import type { OfficeFeature } from '../../shell/office-feature.ts';
import { StudioTablesScreen } from './StudioTablesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'liveTables',
      group: 'play',
      path: '/live-tables',
      icon: 'live',
      permission: 'studio.read',
      place: 48,
      element: <StudioTablesScreen />,
    },
  ],
  auditActions: ['pauseLiveTable', 'resumeLiveTable', 'voidLiveRound'],
  texts: ['studio-desk', 'studio'],
};
