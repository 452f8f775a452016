import type { OfficeFeature } from '../../shell/office-feature.ts';
import { GameReturnScreen } from './GameReturnScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'gameReturns',
      group: 'play',
      path: '/game-returns',
      icon: 'chartBar',
      permission: 'brand.read',
      place: 115,
      element: <GameReturnScreen />,
    },
  ],
  texts: ['game-return-desk'],
};
