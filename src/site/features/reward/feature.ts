import { siteFeature } from '../../frame/site-feature.ts';

export const rewardFeature = siteFeature({
  screens: {
    rewardCentre: async () => (await import('./RewardCentreScreen.tsx')).RewardCentreScreen,
    bonusDetails: async () => (await import('./BonusDetailsScreen.tsx')).BonusDetailsScreen,
  },
});
