import { siteFeature } from '../../frame/site-feature.ts';

export const announcementFeature = siteFeature({
  dialogs: {
    notices: async () => (await import('./NoticesDialog.tsx')).NoticesDialog,
  },
  popups: {
    announcements: async () => (await import('./AnnouncementPopup.tsx')).AnnouncementPopup,
  },
  panels: ['announcements'],
});
