import { siteFeature } from '../../frame/site-feature.ts';

export const saferPlayFeature = siteFeature({
  screens: {
    saferPlay: async () => (await import('./SaferPlayScreen.tsx')).SaferPlayScreen,
    activityStatement: async () => (await import('./StatementScreen.tsx')).StatementScreen,
  },
});
