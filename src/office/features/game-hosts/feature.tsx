import type { OfficeFeature } from '../../shell/office-feature.ts';
import { GameHostsScreen } from './GameHostsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'gameHosts',
      group: 'rules',
      path: '/game-hosts',
      icon: 'globe',
      permission: 'brand.read',
      place: 113,
      element: <GameHostsScreen />,
    },
  ],
  auditActions: ['setGameHosts'],
  texts: ['game-hosts-desk'],
};
