import { type Route, route, siteOf } from '../../platform/route.ts';
import type { WinnerBoards } from './winner.read.ts';

const LIMIT = 20;

export function winnerRoutes(boards: WinnerBoards): Route[] {
  return [
    route('listWinners', (call) =>
      boards.read({
        brand: siteOf(call).brand,
        category: call.query.gameCategory ?? 'ALL',
        limit: call.query.limitNum ?? LIMIT,
      }),
    ),
  ];
}
