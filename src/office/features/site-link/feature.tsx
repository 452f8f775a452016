import type { OfficeFeature } from '../../shell/office-feature.ts';
import { SiteLinksScreen } from './SiteLinksScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'resources',
      group: 'content',
      path: '/links',
      icon: 'link',
      permission: 'content.read',
      place: 170,
      element: <SiteLinksScreen />,
    },
  ],
  auditActions: ['setSiteLinks'],
  texts: ['resource-desk'],
};
