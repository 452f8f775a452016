import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { route, siteOf } from '../../platform/route.ts';
import { gameItems } from '../../vendors/game-item.ts';
import { winnerBoards } from './winner.read.ts';

const LIMIT = 20;

export function winnerFeature({ db, clock, gamesOf }: Parts): Feature {
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
    pageData: async ({ brand }) => ({
      winners: await boards.read({ brand, category: 'ALL', limit: LIMIT }),
    }),
  };
}
