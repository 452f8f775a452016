import type { OfficeFeature } from '../../shell/office-feature.ts';
import { BetMarketsScreen } from './BetMarketsScreen.tsx';
import { SharpPlayersScreen } from './SharpPlayersScreen.tsx';
import { SportsBetsScreen } from './SportsBetsScreen.tsx';
import { SportsEventsScreen } from './SportsEventsScreen.tsx';
import { SportsReportScreen } from './SportsReportScreen.tsx';
import { SportsTermsScreen } from './SportsTermsScreen.tsx';

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
    {
      id: 'betMarkets',
      group: 'play',
      path: '/sports-settlement',
      icon: 'ticket',
      permission: 'sports.read',
      place: 47.4,
      element: <BetMarketsScreen />,
    },
    {
      id: 'sportsReport',
      group: 'play',
      path: '/sports-report',
      icon: 'chartBar',
      permission: 'sports.read',
      place: 47.6,
      element: <SportsReportScreen />,
    },
    {
      id: 'sharpPlayers',
      group: 'play',
      path: '/sharp-players',
      icon: 'flag',
      permission: 'sports.read',
      place: 47.8,
      element: <SharpPlayersScreen />,
    },
    {
      id: 'sportsTerms',
      group: 'rules',
      path: '/sports-terms',
      icon: 'gear',
      permission: 'brand.read',
      place: 103.5,
      element: <SportsTermsScreen />,
    },
  ],
  auditActions: [
    'voidSportsBet',
    'setTradedPrice',
    'haltSports',
    'resumeSports',
    'settleBetMarket',
    'setSportsSettings',
  ],
  texts: ['sports-desk', 'sports'],
};
