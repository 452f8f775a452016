import { type Route, route, siteOf } from '../../platform/route.ts';
import type { JackpotBoard } from './jackpot.read.ts';

export function jackpotRoutes(board: JackpotBoard): Route[] {
  return [route('getJackpot', async (call) => ({ jackpot: await board.read(siteOf(call).brand) }))];
}
