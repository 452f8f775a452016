import { siteFeature } from '../../frame/site-feature.ts';

export const studioFeature = siteFeature({
  screens: {
    liveTable: async () => (await import('./LiveTableScreen.tsx')).LiveTableScreen,
  },
});
