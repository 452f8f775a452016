import type { OfficeFeature } from '../../shell/office-feature.ts';
import { JackpotScreen } from './JackpotScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'jackpot',
      group: 'rules',
      path: '/jackpot',
      icon: 'trophy',
      permission: 'brand.read',
      place: 120,
      element: <JackpotScreen />,
    },
  ],
  auditActions: ['setJackpotSettings'],
  texts: ['jackpot-desk'],
};
