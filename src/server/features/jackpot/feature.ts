import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Live } from '../../platform/live/live.ts';
import { topic } from '../../platform/live/topic.ts';
import type { Consumer } from '../../platform/outbox/consumer.ts';
import { route, siteOf } from '../../platform/route.ts';
import { feedingGames, jackpotBrandOf } from './jackpot-brand.ts';
import { FRESH_MS, jackpotBoard } from './jackpot.read.ts';
import { jackpots } from './jackpots.ts';
import { seedJackpot } from './seed-jackpot.ts';
import { officeJackpotRoutes } from './office-jackpot.routes.ts';

export function jackpotFeature(parts: Parts) {
  const { db, clock } = parts;
  const board = jackpotBoard({ db, clock, brandOf: jackpotBrandOf(parts) });
  return feature({
    name: 'jackpot',
    routes: [
      route('getJackpot', async (call) => ({ jackpot: await board.read(siteOf(call).brand) })),
      ...officeJackpotRoutes(parts, feedingGames(parts.catalogue), board.forget),
    ],
    consumers: [tellPools(parts.live)],
    topics: [
      topic('jackpot', async ({ brand }) => ({ jackpot: await board.read(brand) }), {
        settleMs: FRESH_MS,
      }),
    ],
    pageData: async ({ brand }) => ({ jackpot: await board.read(brand) }),
    seedDemo: (brand: string) => seedJackpot(parts, brand),
    board,
    /** For vendors whose stakes feed the jackpot. */
    port: jackpots(parts, board),
  });
}

/** Every stake may feed a pool, and a win takes it. */
const tellPools = (live: Live): Consumer => ({
  name: 'tellPools',
  path: 'inRelay',
  topics: ['ledger.bet', 'ledger.jackpotWin', 'ledger.jackpotStart'],
  async consume(_tx, events) {
    const brands = new Set(events.map(({ payload }) => (payload as { brand: string }).brand));
    for (const brand of brands) live.changed('jackpot', { brand });
  },
});
