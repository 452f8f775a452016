import type { OfficeFeature } from '../../shell/office-feature.ts';
import { GamesScreen } from './GamesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'games',
      group: 'rules',
      path: '/games',
      icon: 'slots',
      permission: 'brand.read',
      place: 110,
      element: <GamesScreen />,
    },
  ],
  auditActions: ['setGameSettings'],
  texts: ['games-desk'],
};
