import { Counter } from 'prom-client';
import { fallbackChain } from '#brand/texts.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { queueTopic, topic } from '../../platform/live/topic.ts';
import { settingRoutes } from '../../settings/setting-routes.ts';
import { countUnread, inboxReader, inboxState } from './inbox.read.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { messageTemplatesSetting } from './message-templates.setting.ts';
import { officeInboxRoutes } from './office-inbox.routes.ts';
import { recallLapsed } from './recall-lapsed.job.ts';
import { seedInbox } from './seed-inbox.ts';
import { tellShown } from './tell-shown.job.ts';
import { writeNotices } from './write-notices.ts';

/** Messages to players in their inbox: from staff, and about what happened to their account. */
export function inboxFeature(parts: Parts): Feature {
  const { db, clock, brands, text, metrics } = parts;
  const registers = [metrics.registry];
  const noticed = new Counter({
    name: 'inbox_notice_total',
    help: 'What happened to players and was told in their inbox, by event; those a brand has turned off too.',
    labelNames: ['event'],
    registers,
  });
  const sent = new Counter({
    name: 'inbox_sent_total',
    help: 'Messages that staff sent, by whom they are for.',
    labelNames: ['audience'],
    registers,
  });
  return {
    name: 'inbox',
    routes: [
      ...inboxRoutes(parts),
      ...officeInboxRoutes(parts, (audience) => sent.inc({ audience })),
      ...settingRoutes(messageTemplatesSetting(text), parts),
    ],
    consumers: [writeNotices(parts, (event) => noticed.inc({ event }))],
    jobs: [
      { name: 'tellShown', everySeconds: 5, run: (fence) => tellShown(parts, fence) },
      {
        name: 'recallLapsedMessages',
        everySeconds: 15,
        run: (fence) => recallLapsed(parts, fence),
      },
    ],
    topics: [
      topic('inbox', async ({ brand, memberId }) => {
        const reader = await inboxReader(db, { brand, memberId });
        const { defaultLanguage = '' } = brands.languagesOf(brand) ?? {};
        const order = [...fallbackChain(reader.language), defaultLanguage];
        return inboxState(db, reader, order, clock);
      }),
      queueTopic('inboxQueue', clock),
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
