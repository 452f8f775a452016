import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { queueTopic, topic } from '../../platform/live/topic.ts';
import { brandEditRoutes } from './brand-edit.routes.ts';
import { brandLifeRoutes } from './brand-life.routes.ts';
import { hostRoutes } from './host.routes.ts';
import { presenceRoutes } from './presence.routes.ts';
import { verifyPreviewToken } from './preview-token.ts';
import { publishScheduled } from './publish-scheduled.job.ts';
import { siteStatusRoutes } from './site-status.routes.ts';
import { systemRoutes } from './system.routes.ts';

/** Another node reads its brands anew within this time after it was told. */
const RELOAD_MS = 300;

/** A publication is this late at most. */
const SCHEDULE_SECONDS = 15;

/** Brands themselves: what clients ask of them, their status, and the builder's operations. */
export function brandFeature(parts: Parts) {
  const { brands, clock, config, takeInFiles } = parts;
  return feature({
    name: 'brand',
    routes: [
      ...systemRoutes(parts),
      ...siteStatusRoutes(parts),
      ...brandEditRoutes(parts),
      ...brandLifeRoutes(parts),
      ...presenceRoutes(parts),
      ...hostRoutes(parts),
    ],
    topics: [
      topic('siteStatus', async ({ brand }) => ({ status: brands.byId(brand)?.siteStatus ?? 1 }), {
        settleMs: RELOAD_MS,
      }),
      queueTopic('brandDraft', clock),
    ],
    jobs: [
      {
        name: 'publishScheduled',
        everySeconds: SCHEDULE_SECONDS,
        run: () => publishScheduled(parts),
      },
      {
        name: 'refreshBrands',
        perNode: true,
        everySeconds: config.brandsRefreshSeconds,
        run: async () => {
          const taken = await takeInFiles();
          await parts.vendors.reload();
          await brands.reload();
          return taken;
        },
      },
    ],
    retention: [
      {
        table: 'brand_presence',
        key: ['brand', 'staff_id', 'tab'],
        age: 'seen_at',
        keepDays: 1,
        why: 'Says who has a brand open now; a day later it says nothing.',
      },
    ],
    /** The claims of a valid preview token, or null. */
    verifyPreview: (token: string) =>
      verifyPreviewToken(config.secrets.session, token, clock.now()),
  });
}
