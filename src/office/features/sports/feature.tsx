import type { OfficeFeature } from '../../shell/office-feature.ts';
import { SportsBetsScreen } from './SportsBetsScreen.tsx';
import { SportsEventsScreen } from './SportsEventsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'sportsEvents',
      group: 'play',
      path: '/sports-events',
      icon: 'chartBar',
      permission: 'sports.read',
      place: 47,
      element: <SportsEventsScreen />,
    },
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
  auditActions: ['voidSportsBet', 'haltSports', 'resumeSports'],
  texts: ['sports-desk', 'sports'],
};
