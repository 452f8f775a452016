import type { OfficeFeature } from '../../shell/office-feature.ts';
import { RoundRefundsScreen } from './RoundRefundsScreen.tsx';
import { RoundsScreen } from './RoundsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'rounds',
      group: 'play',
      path: '/rounds',
      icon: 'receipt',
      permission: 'member.read',
      place: 42,
      element: <RoundsScreen />,
    },
    {
      id: 'roundRefunds',
      group: 'play',
      path: '/round-refunds',
      icon: 'handCoins',
      permission: 'round.refund',
      place: 44,
      list: 'listRoundRefunds',
      element: <RoundRefundsScreen />,
    },
  ],
  auditActions: ['requestRoundRefund', 'decideRoundRefund'],
  texts: ['round-desk', 'round-refund-desk'],
};
