import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Live } from '../../platform/live/live.ts';
import { topic } from '../../platform/live/topic.ts';
import type { Consumer } from '../../platform/outbox/consumer.ts';
import { route, siteOf } from '../../platform/route.ts';
import { gameItems } from '../../vendors/game-item.ts';
import { FRESH_MS, winnerBoards } from './winner.read.ts';

const LIMIT = 20;

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
    consumers: [tellWins(live)],
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

const tellWins = (live: Live): Consumer => ({
  name: 'tellWins',
  path: 'inRelay',
  topics: ['ledger.win', 'ledger.betWin', 'ledger.jackpotWin'],
  async consume(_tx, events) {
    const brands = new Set(events.map(({ payload }) => (payload as { brand: string }).brand));
    for (const brand of brands) live.changed('winner', { brand });
  },
});
