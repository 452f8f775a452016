import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { gameItem } from '../../vendors/game-item.ts';
import { lobbyRoutes } from './lobby.routes.ts';
import { measuredPlay } from './measured-play.read.ts';
import { hotGames, itemsOf } from './ranked-games.read.ts';
import { recentNodeIds } from './recent-games.read.ts';

/** Titles in the hot list of a page; the site's HOT_LIST_SIZE. */
const HOT_A_PAGE = 24;
/** Titles in the row of games played last; the site's RECENT_LIST_SIZE. */
const RECENT_A_PAGE = 12;
/** Titles a page brings at once; the site's GAME_LIST_SIZE. */
const GAMES_A_PAGE = 100;

export function lobbyFeature(parts: Parts) {
  const { db, clock, gamesOf } = parts;
  const played = measuredPlay(db, clock);
  return feature({
    name: 'lobby',
    routes: lobbyRoutes(parts, played),
    /** The games in a page's first data. @param member null: no member is signed in */
    async firstGames(
      { brand, currency }: { brand: string; currency: string },
      member: { brand: string; memberId: bigint } | null,
    ) {
      const offered = gamesOf(brand);
      const games = offered.search({});
      const recent = member === null ? [] : await recentNodeIds(db, member);
      const hot = hotGames(offered, await played.read(brand), { limit: HOT_A_PAGE }, currency);
      return {
        games: games.slice(0, GAMES_A_PAGE).map((game) => gameItem(game, currency)),
        gamesTotal: games.length,
        hot: hot.items.map(({ nodeId }) => nodeId),
        recent: itemsOf(offered, recent.slice(0, RECENT_A_PAGE), currency),
      };
    },
  });
}
