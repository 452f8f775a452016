import { expect, it } from 'vitest';
import { announcementFaults, tidyAnnouncement } from '#domain/announcement/announcement-faults.ts';
import { DEMO_ANNOUNCEMENTS } from '#server/features/announcement/demo-announcements.ts';
import { demoDraft } from '#server/features/announcement/seed-announcements.ts';

it('what a demo tells would pass the door that staff write through', () => {
  const place = { position: 0, startsAt: '2026-01-01T00:00:00.000Z' };
  for (const brand of [
    { languages: ['es', 'en'], defaultLanguage: 'es' },
    { languages: ['th'], defaultLanguage: 'th' },
  ]) {
    for (const demo of DEMO_ANNOUNCEMENTS) {
      const draft = demoDraft(demo, brand, place);
      expect(announcementFaults(draft, brand)).toEqual([]);
      expect(tidyAnnouncement(draft)).toEqual(draft);
    }
  }
  expect(new Set(DEMO_ANNOUNCEMENTS.map(({ type }) => type))).toEqual(new Set(['PL', 'PU']));
});
