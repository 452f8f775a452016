import { siteFeature } from '../../frame/site-feature.ts';
import { AGENT_SCREENS } from './agent-screens.ts';

export const agentFeature = siteFeature({
  screens: AGENT_SCREENS,
  dialogs: {
    agentHome: async () => (await import('./AgentCentreDialog.tsx')).AgentCentreDialog,
  },
});
