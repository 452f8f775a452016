import type { OfficeFeature } from '../../shell/office-feature.ts';
import { SiteStatusScreen } from './SiteStatusScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'siteStatus',
      group: 'rules',
      path: '/site-status',
      icon: 'screen',
      permission: 'brand.read',
      place: 60,
      element: <SiteStatusScreen />,
    },
  ],
  auditActions: ['setBrandStatus'],
};
