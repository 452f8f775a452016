import { siteFeature } from '../../frame/site-feature.ts';

export const uplineFeature = siteFeature({
  screens: {
    transferUpline: async () => (await import('./UplineScreen.tsx')).UplineScreen,
  },
});
