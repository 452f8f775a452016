import type { OfficeFeature } from '../../shell/office-feature.ts';
import { RegionRulesScreen } from './RegionRulesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'regions',
      group: 'rules',
      path: '/region-rules',
      icon: 'globe',
      permission: 'brand.read',
      place: 90,
      element: <RegionRulesScreen />,
    },
  ],
  auditActions: ['setRegionRules'],
};
