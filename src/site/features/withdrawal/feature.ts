import { siteFeature } from '../../frame/site-feature.ts';

export const withdrawalFeature = siteFeature({
  screens: {
    withdrawal: async () => (await import('./WithdrawalScreen.tsx')).WithdrawalScreen,
  },
});
