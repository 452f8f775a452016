import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import type { ServerText } from '../../platform/text.ts';
import type { GameCatalogue } from './game-catalogue.ts';
import { openGameSession } from './launch-game.ts';
import { gameMenus, listGames, listGameTypes, listVendors } from './lobby.read.ts';
import type { MeasuredPlay } from './measured-play.read.ts';
import { hotGames, itemsOf, popularGames } from './ranked-games.read.ts';
import { recentNodeIds } from './recent-games.read.ts';

export interface LobbyDependencies {
  db: Db;
  clock: Clock;
  text: ServerText;
  catalogue: GameCatalogue;
  played: MeasuredPlay;
}

export function lobbyRoutes(deps: LobbyDependencies): Route[] {
  const { db, clock, text, catalogue, played } = deps;
  return [
    route('getGameMenus', () => gameMenus(catalogue)),
    route('listVendors', ({ query }) => listVendors(catalogue, query.gameCategory)),
    route('listGames', (call) => listGames(catalogue, call.query, siteOf(call).currency)),

    route('listGameTypes', ({ query, language }) =>
      listGameTypes(catalogue, query.gameCategory, (key) => text.say(language, key)),
    ),

    route('listHotGames', async (call) => {
      const { brand, currency } = siteOf(call);
      return hotGames(catalogue, await played.read(brand), call.query, currency);
    }),

    route('listPopularGames', async (call) => {
      const { brand, currency } = siteOf(call);
      return popularGames(catalogue, await played.read(brand), call.query, currency);
    }),

    route('listRecentGames', async (call) => {
      const member = memberOf(call);
      const items = itemsOf(catalogue, await recentNodeIds(db, member), member.site.currency);
      return { items: items.slice(0, call.query.limit ?? 12) };
    }),

    route('launchGame', async (call) => {
      const { brand, memberId, kind, site } = memberOf(call);
      // Money is at stake: a trial account needs a real one first.
      if (kind === 'trial') throw new Problem('TRIAL_NOT_ALLOWED');
      const { vassalage, gameCode } = call.body;
      const vendor = catalogue.vendor(vassalage);
      if (vendor === null || catalogue.find(vassalage, gameCode) === null) {
        throw new Problem('GAME_NOT_FOUND');
      }
      if (call.body.mode === 'demo') throw new Problem('DEMO_NOT_OFFERED');
      const { currency } = site;
      const launch = { brand, memberId, vendor: vassalage, gameCode, currency };
      const { token, expiresAt } = await inTransaction(db, (tx) =>
        openGameSession(tx, launch, clock),
      );
      const language = call.body.language ?? call.language;
      return {
        launchUrl: vendor.launchUrl({ gameCode, token, language }),
        launchToken: token,
        vendor: vassalage,
        gameCode,
        expiresAt: expiresAt.toISOString(),
      };
    }),
  ];
}
