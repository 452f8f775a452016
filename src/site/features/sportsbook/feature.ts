import { siteFeature } from '../../frame/site-feature.ts';

export const sportsbookFeature = siteFeature({
  screens: {
    footballSports: async () => (await import('./SportsbookScreen.tsx')).SportsbookScreen,
  },
});
