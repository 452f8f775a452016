import type { OfficeFeature } from '../../shell/office-feature.ts';
import { SiteResourcesScreen } from './SiteResourcesScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'resources',
      path: '/links',
      icon: 'link',
      permission: 'content.read',
      place: 170,
      element: <SiteResourcesScreen />,
    },
  ],
  auditActions: ['setSiteResources'],
  texts: ['resource-desk'],
};
