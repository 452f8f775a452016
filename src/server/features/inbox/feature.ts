import { fallbackChain } from '#brand/texts.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { topic } from '../../platform/live/topic.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { countUnread, inboxReader, inboxState } from './inbox.read.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { messageTemplatesSetting } from './message-templates.setting.ts';
import { officeInboxRoutes } from './office-inbox.routes.ts';
import { seedInbox } from './seed-inbox.ts';
import { tellShown } from './tell-shown.job.ts';
import { writeNotices } from './write-notices.ts';

/** Messages to players in their inbox: from staff, and about what happened to their account. */
export function inboxFeature(parts: Parts): Feature {
  const { db, clock, brands, text } = parts;
  return {
    name: 'inbox',
    routes: [
      ...inboxRoutes(parts),
      ...officeInboxRoutes(parts),
      ...settingRoutes(messageTemplatesSetting(text), parts),
    ],
    consumers: [writeNotices(parts)],
    jobs: [{ name: 'tellShown', everySeconds: 5, run: (fence) => tellShown(parts, fence) }],
    topics: [
      topic('inbox', async ({ brand, memberId }) => {
        const reader = await inboxReader(db, { brand, memberId });
        const { defaultLanguage = '' } = brands.languagesOf(brand) ?? {};
        const order = [...fallbackChain(reader.language), defaultLanguage];
        return inboxState(db, reader, order, clock);
      }),
      topic('inboxQueue', async ({ brand }) => ({ brand, changedAt: clock.now().toISOString() })),
    ],
    retention: [
      {
        table: 'inbox_message',
        key: ['id'],
        age: 'created_at',
        keepDays: 730,
        why: 'Players look up what they were told of their money and their account.',
      },
    ],
    pageData: async ({ member }) =>
      member === null
        ? {}
        : { unread: await countUnread(db, await inboxReader(db, member), clock) },
    seedDemo: (brand, player) => seedInbox(parts, brand, player),
  };
}
