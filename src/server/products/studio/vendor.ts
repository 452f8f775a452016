import { LIVE_GAMES } from '#games/live/live-games.ts';
import { limitsOf } from '#games/live/live-limits.ts';
import { STUDIO, tableHref } from '#domain/live/own-studio.ts';
import { STUDIO_TABLES, type StudioTable } from '#games/live/live-tables.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import type { GameFacts, GameVendor } from '../../vendors/game-vendor.ts';
import type { VendorAdapter } from '../../vendors/vendor-adapter.ts';

const studioVendor: GameVendor = {
  code: STUDIO,
  displayName: 'Studio',
  games: () => STUDIO_TABLES.map(factsOf),
  cancelsPayouts: false,
  ownWallet: null,
  // Chips are judged by the limits of the table.
  stakeTerms: () => null,
  launchUrl: ({ gameCode }) => tableHref(gameCode),
};

function factsOf({ code, name, game, stakes }: StudioTable): GameFacts {
  return {
    code,
    name,
    category: 'LIVE',
    // Differs by spot: the rules of the table show each.
    rtpPercent: null,
    rtpMostPercent: null,
    volatility: null,
    lines: null,
    tags: [],
    hasDemo: false,
    feedsJackpot: false,
    subCategories: [],
    theme: null,
    picture: null,
    aliases: [LIVE_GAMES[game].code, 'live', 'table', 'dealer'],
    releasedOn: null,
    stakesMicro: Object.fromEntries(
      CURRENCIES.flatMap((currency) => {
        const limits = limitsOf(stakes, currency);
        return limits === null ? [] : [[currency, limits.chipsMicro]];
      }),
    ),
  };
}

/** The own studio in the lobby. */
export const vendor: VendorAdapter = { code: STUDIO, open: () => Promise.resolve(studioVendor) };
