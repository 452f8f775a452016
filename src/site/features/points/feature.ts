import { siteFeature } from '../../frame/site-feature.ts';

export const pointsFeature = siteFeature({
  screens: {
    pointMall: async () => (await import('./PointMallScreen.tsx')).PointMallScreen,
  },
});
