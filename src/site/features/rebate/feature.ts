import { siteFeature } from '../../frame/site-feature.ts';

export const rebateFeature = siteFeature({
  screens: {
    manualRebate: async () => (await import('./RebateScreen.tsx')).RebateScreen,
  },
});
