import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { tellBrands } from '../../platform/live/tell-brands.ts';
import { topic } from '../../platform/live/topic.ts';
import { route, siteOf } from '../../platform/route.ts';
import { gameItems } from '../../vendors/game-item.ts';
import { FRESH_MS, winnerBoards } from './winner.read.ts';

const LIMIT = 20;
const WINS = ['ledger.win', 'ledger.betWin', 'ledger.jackpotWin'] as const;

export function winnerFeature({ db, clock, gamesOf, live }: Parts): Feature {
  const boards = winnerBoards({
    db,
    clock,
    games: { itemOf: gameItems(gamesOf) },
  });
  return {
    name: 'winner',
    routes: [
      route('listWinners', (call) =>
        boards.read({
          brand: siteOf(call).brand,
          category: call.query.gameCategory ?? 'ALL',
          limit: call.query.limitNum ?? LIMIT,
        }),
      ),
    ],
    consumers: [tellBrands(live, 'tellWins', 'winner', WINS)],
    topics: [
      topic('winner', ({ brand }) => boards.read({ brand, category: 'ALL', limit: LIMIT }), {
        settleMs: FRESH_MS,
      }),
    ],
    pageData: async ({ brand }) => ({
      winners: await boards.read({ brand, category: 'ALL', limit: LIMIT }),
    }),
  };
}
