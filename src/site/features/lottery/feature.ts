import { siteFeature } from '../../frame/site-feature.ts';

export const lotteryFeature = siteFeature({
  screens: {
    lottery: async () => (await import('./LotteryScreen.tsx')).LotteryScreen,
  },
  panels: ['lotteryDraws'],
});
