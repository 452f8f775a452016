import { Gauge } from 'prom-client';
import { sql } from 'kysely';
import type { Feature } from '../../../feature.ts';
import type { Parts } from '../../../parts.ts';
import { answersWithin } from '../../../platform/answers-within.ts';
import { queueTopic } from '../../../platform/live/topic.ts';
import { applicationDesk } from './application-queue.ts';
import { brandLanguage } from './brand-language.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { heldRewardDesk } from './held-rewards.ts';
import { pauseLapsed } from './pause-lapsed.job.ts';
import { promoCodeDesk } from './promo-codes.ts';
import { queueRoutes } from './queue.routes.ts';
import { rewardGrantDesk } from './reward-grants.ts';
import { seedCampaigns } from './seed-campaigns.ts';

const WAIT_MS = 2_000;

/** Promotions as staff make them, and what of them waits for staff. */
export function campaignFeature(parts: Parts): Feature {
  const { db, clock, metrics, brands, config } = parts;
  const languageOf = brandLanguage(brands);
  const waiting = new Gauge({
    name: 'promotion_waiting',
    help: 'Applications, grants and held rewards that wait for staff, by queue.',
    labelNames: ['queue'],
    registers: [metrics.registry],
    collect: () => answersWithin(count(), WAIT_MS).catch(() => undefined),
  });
  async function count(): Promise<void> {
    const { rows } = await sql<Record<'application' | 'grant' | 'held', bigint>>`
      select
        (select count(*) from promotion_application where status = 'waiting') as application,
        (select count(*) from reward_grant where status = 'waiting') as grant,
        (select count(*) from reward where status = 'held') as held
    `.execute(db);
    const [row] = rows;
    if (row === undefined) return;
    for (const [queue, number] of Object.entries(row)) waiting.set({ queue }, Number(number));
  }
  return {
    name: 'campaign',
    routes: [...campaignRoutes(parts), ...queueRoutes(parts)],
    desks: [
      applicationDesk(languageOf, config.secrets.session),
      heldRewardDesk(languageOf),
      rewardGrantDesk(languageOf),
      promoCodeDesk(languageOf),
    ],
    jobs: [
      { name: 'pauseLapsedCampaigns', everySeconds: 15, run: (fence) => pauseLapsed(parts, fence) },
    ],
    topics: [queueTopic('promotionQueue', clock)],
    seedDemo: (brand, player) => seedCampaigns(parts, brand, player),
  };
}
