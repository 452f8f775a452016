import type { OfficeFeature } from '../../shell/office-feature.ts';
import { SportsBetsScreen } from './SportsBetsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'sportsBets',
      group: 'play',
      path: '/sports-bets',
      icon: 'receipt',
      permission: 'sports.read',
      place: 47.2,
      element: <SportsBetsScreen />,
    },
  ],
  auditActions: ['voidSportsBet'],
  texts: ['sports-desk', 'sports'],
};
