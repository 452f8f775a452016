import type { OfficeFeature } from '../../shell/office-feature.ts';
import { AffiliateApplicationsScreen } from './AffiliateApplicationsScreen.tsx';
import { AgentMovesScreen } from './AgentMovesScreen.tsx';
import { AgentPolicyScreen } from './AgentPolicyScreen.tsx';
import { AgentsScreen } from './AgentsScreen.tsx';
import { AppointAgent } from './AppointAgent.tsx';
import { ReferralReviewsScreen } from './ReferralReviewsScreen.tsx';
import { RollupHealthScreen } from './RollupHealthScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'agents',
      group: 'agents',
      path: '/agents',
      icon: 'treeStructure',
      permission: 'agent.read',
      place: 44.2,
      element: <AgentsScreen />,
    },
    {
      id: 'agentMoves',
      group: 'agents',
      path: '/agent-moves',
      icon: 'arrowsLeftRight',
      permission: 'agent.read',
      place: 44.4,
      list: 'listAgentMoves',
      element: <AgentMovesScreen />,
    },
    {
      id: 'affiliateApplications',
      group: 'agents',
      path: '/affiliate-applications',
      icon: 'userPlus',
      permission: 'agent.read',
      place: 44.6,
      list: 'listAffiliateApplications',
      element: <AffiliateApplicationsScreen />,
    },
    {
      id: 'referralReviews',
      group: 'agents',
      path: '/referrals',
      icon: 'gift',
      permission: 'agent.read',
      place: 44.8,
      list: 'listReferralReviews',
      element: <ReferralReviewsScreen />,
    },
    {
      id: 'rollupHealth',
      group: 'agents',
      path: '/team-figures',
      icon: 'chartLine',
      permission: 'agent.read',
      place: 45,
      element: <RollupHealthScreen />,
    },
    {
      id: 'agentPolicy',
      group: 'rules',
      path: '/agent-policy',
      icon: 'handCoins',
      permission: 'brand.read',
      place: 104,
      element: <AgentPolicyScreen />,
    },
  ],
  memberPanel: { permission: 'agent.appoint', place: 30, Panel: AppointAgent },
  auditActions: [
    'appointAgent',
    'createTopAgent',
    'setAgentTerms',
    'blockAgent',
    'requestAgentMove',
    'decideAgentMove',
    'decideAffiliateApplication',
    'decideReferral',
    'setAgentPolicy',
  ],
  texts: ['affiliate-application-desk', 'agent-desk', 'agent-move-desk', 'referral-review-desk'],
};
