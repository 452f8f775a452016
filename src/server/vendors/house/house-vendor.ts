import type { GameFacts, GameVendor } from '../game-vendor.ts';
import { ANNOUNCED_GAMES } from './announced-games.ts';
import { houseGames } from './house-games.ts';
import { HOUSE } from './house-transactions.ts';

/** Our own games as a vendor like any other. */
export const houseVendor: GameVendor = {
  code: HOUSE,
  displayName: 'Originals',
  games: () => [...houseGames().map(factsOf), ...ANNOUNCED_GAMES],
  launchUrl: ({ gameCode }) => `/seamless?vassalage=${HOUSE}&gameCode=${gameCode}`,
};

function factsOf(game: ReturnType<typeof houseGames>[number]): GameFacts {
  return {
    code: game.code,
    name: game.name,
    category: game.category,
    rtpPercent: game.rtpPercent,
    volatility: game.volatility,
    lines: game.lines,
    tags: game.tags,
    playable: true,
    feedsJackpot: true,
    stakesMicro: game.stakesMicro,
  };
}
