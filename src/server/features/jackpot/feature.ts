import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { route, siteOf } from '../../platform/route.ts';
import { feedingGames, jackpotBrandOf } from './jackpot-brand.ts';
import { jackpotBoard } from './jackpot.read.ts';
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
    pageData: async ({ brand }) => ({ jackpot: await board.read(brand) }),
    seedDemo: (brand: string) => seedJackpot(parts, brand),
    board,
    /** For vendors whose stakes feed the jackpot. */
    port: jackpots(parts, board),
  });
}
