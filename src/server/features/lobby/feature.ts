import { GAME_LIST_SIZE, HOT_LIST_SIZE, RECENT_LIST_SIZE } from '#brand/page/page-sizes.ts';
import { countByCategory, firstGames } from '#domain/game/first-games.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { isListed } from '../../vendors/game-catalogue.ts';
import { gameItem } from '../../vendors/game-item.ts';
import { lobbyRoutes } from './lobby.routes.ts';
import { measuredPlay } from './measured-play.read.ts';
import { hotGames, itemsOf } from './ranked-games.read.ts';
import { recentNodeIds } from './recent-games.read.ts';

export function lobbyFeature(parts: Parts): Feature {
  const { db, clock, gamesOf } = parts;
  const played = measuredPlay(db, clock);
  return {
    name: 'lobby',
    retention: [
      {
        table: 'game_session',
        key: ['token_hash'],
        age: 'expires_at',
        keepDays: 180,
        why: 'Vendors send wins and rollbacks for a launch token for up to four months; disputes follow.',
      },
    ],
    routes: lobbyRoutes(parts, played),
    async pageData({ brand, currency, language, member }) {
      const offered = gamesOf(brand);
      const reader = { currency, language };
      const games = offered.search({}).filter(isListed);
      const recent = member === null ? [] : await recentNodeIds(db, member);
      const hot = hotGames(offered, await played.read(brand), { limit: HOT_LIST_SIZE }, reader);
      return {
        games: firstGames(games, GAME_LIST_SIZE).map((game) => gameItem(game, currency, language)),
        gameCounts: countByCategory(games),
        hot: hot.items.map(({ nodeId }) => nodeId),
        recent: itemsOf(offered, recent.slice(0, RECENT_LIST_SIZE), reader),
      };
    },
  };
}
