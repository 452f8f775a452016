import { DEPOSIT_TEXTS } from './deposit-texts.ts';
import { siteFeature } from '../../frame/site-feature.ts';

export const depositFeature = siteFeature({
  screens: {
    deposit: async () => (await import('./DepositScreen.tsx')).DepositScreen,
  },
  texts: { deposit: () => DEPOSIT_TEXTS },
  panels: ['arrivalTimes'],
});
