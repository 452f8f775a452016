import type { OfficeFeature } from '../../shell/office-feature.ts';
import { BannersScreen } from './BannersScreen.tsx';

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'banners',
      group: 'content',
      path: '/banners',
      icon: 'camera',
      permission: 'content.read',
      place: 140,
      element: <BannersScreen />,
    },
  ],
  auditActions: ['setBanners'],
  texts: ['banner-desk'],
};
