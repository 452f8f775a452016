import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { tellBrands } from '../../platform/live/tell-brands.ts';
import { topic } from '../../platform/live/topic.ts';
import { route, siteOf } from '../../platform/route.ts';
import { feedingGames, jackpotBrandOf } from './jackpot-brand.ts';
import { FRESH_MS, jackpotBoard } from './jackpot.read.ts';
import { jackpots } from './jackpots.ts';
import { seedJackpot } from './seed-jackpot.ts';
import { officeJackpotRoutes } from './office-jackpot.routes.ts';

/** Every stake may feed a pool, and a win takes it. */
const POOL_EVENTS = ['ledger.bet', 'ledger.jackpotWin', 'ledger.jackpotStart'] as const;

export function jackpotFeature(parts: Parts) {
  const { db, clock } = parts;
  const board = jackpotBoard({ db, clock, brandOf: jackpotBrandOf(parts) });
  return feature({
    name: 'jackpot',
    routes: [
      route('getJackpot', async (call) => ({ jackpot: await board.read(siteOf(call).brand) })),
      ...officeJackpotRoutes(parts, feedingGames(parts.catalogue), board.forget),
    ],
    consumers: [tellBrands(parts.live, 'tellPools', 'jackpot', POOL_EVENTS)],
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
