import type { OfficeFeature } from '../../shell/office-feature.ts';
import { ExclusionMatchesScreen } from './ExclusionMatchesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'exclusionMatches',
      path: '/exclusion-matches',
      icon: 'shield',
      permission: 'member.protect',
      place: 50,
      element: <ExclusionMatchesScreen />,
    },
  ],
  auditActions: ['decideExclusionMatch'],
  texts: ['exclusion-desk'],
};
