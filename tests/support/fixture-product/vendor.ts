import type { GameVendor } from '#server/vendors/game-vendor.ts';
import type { VendorAdapter } from '#server/vendors/vendor-adapter.ts';

export const VENDOR = 'toss';
export const GAME = 'toss-coin';

const lists: GameVendor = {
  code: VENDOR,
  displayName: 'Tosses',
  cancelsPayouts: false,
  ownWallet: null,
  stakeTerms: () => null,
  launchUrl: ({ gameCode }) => `/${gameCode}`,
  games: () => [
    {
      code: GAME,
      name: 'Coin toss',
      category: 'SPORTS',
      rtpPercent: null,
      rtpMostPercent: null,
      volatility: null,
      lines: null,
      subCategories: [],
      theme: null,
      picture: null,
      aliases: [],
      releasedOn: null,
      tags: [],
      hasDemo: false,
      feedsJackpot: false,
      stakesMicro: {},
    },
  ],
};

/** The titles of the fixture product in the lobby. */
export const vendor: VendorAdapter = { code: VENDOR, open: () => Promise.resolve(lists) };
