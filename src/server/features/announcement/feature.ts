import type { Banner, CallerKind } from '#contract/generated/types.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { topic } from '../../platform/live/topic.ts';
import { nodeNotices } from '../../platform/node-notices.ts';
import { announcementBoards } from './announcement-boards.ts';
import { announcementRoutes } from './announcement.routes.ts';
import { officeAnnouncementRoutes } from './office-announcement.routes.ts';
import { seedAnnouncements } from './seed-announcements.ts';
import { withdrawLapsed } from './withdraw-lapsed.job.ts';

/** A brand that has just been removed. */
const NO_LANGUAGES = { languages: [], defaultLanguage: '' };
/** Notices in a page's first data. */
const NOTICES_A_PAGE = 20;

/** @param bannersOf the banners that a kind of visitor sees now */
export function announcementFeature(
  parts: Parts,
  bannersOf: (brand: string, kind: CallerKind) => Banner[],
): Feature {
  const { db, clock, brands } = parts;
  const boards = announcementBoards({
    db,
    clock,
    languagesOf: (brand) => brands.languagesOf(brand) ?? NO_LANGUAGES,
  });
  const notices = nodeNotices(parts.redis, 'announcements', parts.log);
  notices.hear(async () => boards.forget());
  const publishChange = (brand: string): void => {
    boards.forget();
    notices.tell();
    parts.live.changed('announcement', { brand });
  };
  const changed = async ({ params }: { params: { brand: string } }): Promise<void> =>
    publishChange(params.brand);
  return {
    name: 'announcement',
    routes: [...announcementRoutes(boards, bannersOf), ...officeAnnouncementRoutes(parts, changed)],
    jobs: [
      {
        name: 'withdrawLapsedAnnouncements',
        everySeconds: 15,
        run: (fence) => withdrawLapsed(parts, fence, publishChange),
      },
    ],
    topics: [topic('announcement', async () => ({ changedAt: clock.now().toISOString() }))],
    seedDemo: (brand) => seedAnnouncements(parts, brand),
    async pageData({ brand, language, caller }) {
      const member = caller === null ? null : { brand, memberId: caller.memberId };
      const visit = { brand, language, kind: caller?.kind ?? ('visitor' as const), member };
      const listed = await boards.list({ ...visit, types: ['PL'], execution: null, platform: 'W' });
      const shown = listed.slice(0, NOTICES_A_PAGE);
      return {
        notices: shown.map(({ id, language: its, title }) => ({ id, language: its, title })),
      };
    },
    close: async () => notices.close(),
  };
}
