import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ExclusionMatchesScreen } from './ExclusionMatchesScreen.tsx';
import { ProtectionPanel } from './ProtectionPanel.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'exclusionMatches',
      group: 'protection',
      path: '/exclusion-matches',
      icon: 'shield',
      permission: 'member.protect',
      place: 50,
      list: 'listExclusionMatches',
      element: <ExclusionMatchesScreen />,
    },
  ],
  memberPanel: { permission: 'member.read', place: 10, Panel: ProtectionPanel },
  auditActions: ['decideExclusionMatch', 'excludeMember', 'lowerPlayerLimit'],
  texts: ['exclusion-desk'],
};
