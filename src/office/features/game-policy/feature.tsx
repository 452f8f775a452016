import type { OfficeFeature } from '../../shell/office-feature.ts';
import { GamePolicyScreen } from './GamePolicyScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'gamePolicy',
      group: 'rules',
      path: '/game-policy',
      icon: 'shield',
      permission: 'brand.read',
      place: 112,
      element: <GamePolicyScreen />,
    },
  ],
  auditActions: ['setGamePolicy'],
  texts: ['game-policy-desk'],
};
