import { lazy } from 'react';
import type { OfficeFeature } from '../../shell/office-feature.ts';

/** Brings a reader of HTML along, which nobody else needs. */
const AnnouncementsScreen = lazy(async () => ({
  default: (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen,
}));

export const feature: OfficeFeature = {
  screens: [
    {
      id: 'announcements',
      group: 'content',
      path: '/announcements',
      icon: 'megaphone',
      permission: 'content.read',
      place: 130,
      element: <AnnouncementsScreen />,
    },
  ],
  auditActions: [
    'createAnnouncement',
    'editAnnouncement',
    'publishAnnouncement',
    'deleteAnnouncement',
  ],
  texts: ['announcement-desk'],
};
