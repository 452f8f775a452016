import { siteFeature } from '../../frame/site-feature.ts';

export const inboxFeature = siteFeature({
  screens: {
    messages: async () => (await import('./MessagesScreen.tsx')).MessagesScreen,
  },
});
