import { Problem } from '../../../platform/problem.ts';
import { type CallFacts, type Route, route } from '../../../platform/route.ts';
import type { WalletSession } from '../../wallet-port.ts';
import type { House } from '../house.ts';
import { isShared, type SharedGame } from '../house-games.ts';
import { cashOutSeat } from './cash-out.ts';
import { findRound, latestRounds, wakeTable } from './table.store.ts';
import { findSeat } from './seat.store.ts';
import { takeSeat } from './take-seat.ts';
import { seatView, tableView } from './table-view.ts';

/** A table goes on for so long after somebody has looked at it. The site looks every 20 seconds. */
export const AWAKE_SECONDS = 60;

export interface TableCaller {
  sessionOf: (call: CallFacts) => Promise<WalletSession>;
  tokenOf: (call: CallFacts) => string;
}

/** Operations of the games that a whole table plays, with the launch token as bearer. */
export function tableRoutes(deps: House, { sessionOf, tokenOf }: TableCaller): Route[] {
  const gameOf = (session: WalletSession): SharedGame => {
    const game = deps.games.find(session.gameCode);
    if (game === null || !isShared(game)) throw new Problem('INVALID_GAME');
    return game;
  };
  const stateOf = async (session: WalletSession, game: SharedGame) => {
    const table = { brand: session.brand, gameCode: game.code };
    const [round = null] = await latestRounds(deps.db, table, 1);
    const seat = round === null ? null : await findSeat(deps.db, round.id, session);
    return {
      table: await tableView(deps.db, deps.clock, table),
      seat: seatView(seat, round),
      balanceMicro: String(await deps.wallets[session.mode].balance(session)),
    };
  };

  return [
    route('getGameTable', async (call) => {
      const session = await sessionOf(call);
      const game = deps.games.find(session.gameCode);
      if (game === null || !isShared(game)) {
        const balanceMicro = String(await deps.wallets[session.mode].balance(session));
        return { table: null, seat: null, balanceMicro };
      }
      const until = new Date(deps.clock.now().getTime() + AWAKE_SECONDS * 1000);
      await wakeTable(deps.db, { brand: session.brand, gameCode: game.code }, until);
      return stateOf(session, game);
    }),

    route('takeTableSeat', async (call) => {
      const session = await sessionOf(call);
      const game = gameOf(session);
      await takeSeat(deps, session, game, {
        token: tokenOf(call),
        stakeMicro: BigInt(call.body.stakeMicro),
        wager: { autoCashOut: call.body.autoCashOut },
        clientRef: call.idempotencyKey ?? '',
      });
      deps.live.changed('gameTable', { brand: session.brand });
      return stateOf(session, game);
    }),

    route('cashOutTableSeat', async (call) => {
      const session = await sessionOf(call);
      const game = gameOf(session);
      const id = BigInt(call.params.tableRoundId);
      const seat = await cashOutSeat(deps, session, game, id);
      deps.live.changed('gameTable', { brand: session.brand });
      const round = await findRound(deps.db, { brand: session.brand, gameCode: game.code, id });
      const view = seatView(seat, round);
      if (view === null) throw new Problem('ROUND_NOT_FOUND');
      return view;
    }),
  ];
}
