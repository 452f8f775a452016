import type { OfficeFeature } from '../../shell/office-feature.ts';
import { LotteryDrawsScreen } from './LotteryDrawsScreen.tsx';
import { LotteryExposureScreen } from './LotteryExposureScreen.tsx';
import { LotteryOddsScreen } from './LotteryOddsScreen.tsx';
import { LotteryTermsScreen } from './LotteryTermsScreen.tsx';
import { LotteryTicketsScreen } from './LotteryTicketsScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'lotteryDraws',
      group: 'play',
      path: '/lottery-draws',
      icon: 'ticket',
      permission: 'lottery.read',
      place: 46,
      element: <LotteryDrawsScreen />,
    },
    {
      id: 'lotteryTickets',
      group: 'play',
      path: '/lottery-tickets',
      icon: 'receipt',
      permission: 'lottery.read',
      place: 46.2,
      element: <LotteryTicketsScreen />,
    },
    {
      id: 'lotteryExposure',
      group: 'play',
      path: '/lottery-exposure',
      icon: 'chartBar',
      permission: 'lottery.read',
      place: 46.4,
      element: <LotteryExposureScreen />,
    },
    {
      id: 'lotteryOdds',
      group: 'play',
      path: '/lottery-odds',
      icon: 'percent',
      permission: 'lottery.read',
      place: 46.6,
      element: <LotteryOddsScreen />,
    },
    {
      id: 'lotteryTerms',
      group: 'rules',
      path: '/lottery-terms',
      icon: 'gear',
      permission: 'brand.read',
      place: 103,
      element: <LotteryTermsScreen />,
    },
  ],
  auditActions: ['enterLotteryResult', 'voidLotteryDraw', 'setLotterySettings'],
  texts: ['lottery-desk', 'lottery-play'],
};
