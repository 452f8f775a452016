import { siteFeature } from '../../frame/site-feature.ts';

export const agentFeature = siteFeature({
  screens: {
    agentHome: async () => (await import('./AgentHomeScreen.tsx')).AgentHomeScreen,
  },
});
