import { siteFeature } from '../../frame/site-feature.ts';

export const recordFeature = siteFeature({
  screens: {
    bettingRecord: async () => (await import('./BettingRecordScreen.tsx')).BettingRecordScreen,
    personalLoss: async () => (await import('./PersonalLossScreen.tsx')).PersonalLossScreen,
    accountRecord: async () => (await import('./AccountRecordScreen.tsx')).AccountRecordScreen,
  },
});
