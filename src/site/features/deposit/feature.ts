import { siteFeature } from '../../frame/site-feature.ts';

export const depositFeature = siteFeature({
  screens: {
    deposit: async () => (await import('./DepositScreen.tsx')).DepositScreen,
  },
  panels: ['arrivalTimes'],
});
