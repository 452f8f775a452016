import { siteFeature } from '../../frame/site-feature.ts';

export const announcementFeature = siteFeature({
  dialogs: {
    notices: async () => (await import('./NoticesDialog.tsx')).NoticesDialog,
  },
  popups: {
    publicAnnouncement: async () => (await import('./PublicAnnouncement.tsx')).PublicAnnouncement,
    notice: async () => (await import('./NoticePopup.tsx')).NoticePopup,
  },
  panels: ['announcements'],
});
