import type { RouteShorthandOptions } from 'fastify';
import { FairQueue } from '../../platform/fair-queue.ts';
import { limitKey } from '../../platform/rate-limit/register-rate-limit.ts';
import { RENDER_THREADS } from './site-renderer.ts';

/**
 * Pages that one address may ask for in a minute, kept ones included: many players may share an
 * address, and the app goes from screen to screen without asking for another page.
 */
const PAGES_A_MINUTE = 1_200;

export const PAGE_LIMIT = {
  config: {
    rateLimit: {
      max: PAGES_A_MINUTE,
      timeWindow: 60_000,
      groupId: 'page',
      keyGenerator: (request) => limitKey(request, 'ip'),
    },
  },
} satisfies RouteShorthandOptions;

/**
 * Bounds and shares the rendering of pages between brands, and between a brand's addresses. One page more than there are threads
 * is in work at a time: it reads its data meanwhile.
 */
export const pageQueue = (): FairQueue =>
  new FairQueue({
    atOnce: RENDER_THREADS + 1,
    maxWaiting: 40,
    maxWaitingPerBrand: 32,
    maxWaitingPerGroup: 8,
    retryAfterSeconds: 2,
  });
