import { siteFeature } from '../../frame/site-feature.ts';

export const fairnessFeature = siteFeature({
  screens: {
    fairness: async () => (await import('./FairnessScreen.tsx')).FairnessScreen,
  },
});
