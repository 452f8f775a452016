import type { VendorAdapter } from '#server/vendors/vendor-adapter.ts';

const MICRO = 1_000_000n;

/** A vendor outside: its games run elsewhere, and it calls the wallet by signature. */
export const vendor: VendorAdapter = {
  code: 'outside',
  open: () =>
    Promise.resolve({
      code: 'outside',
      displayName: 'Outside Games',
      cancelsPayouts: false,
      ownWallet: null,
      stakeTerms: () => ({ unitMicro: MICRO / 100n, smallestMicro: MICRO }),
      launchUrl: ({ gameCode, token }) => `https://games.example/${gameCode}?token=${token}`,
      games: () => [
        {
          code: 'far-reels',
          name: 'Far Reels',
          category: 'RNG',
          rtpPercent: '95.00',
          rtpMostPercent: '95.00',
          volatility: null,
          lines: null,
          tags: [],
          subCategories: [],
          theme: null,
          picture: null,
          aliases: [],
          releasedOn: null,
          hasDemo: false,
          feedsJackpot: false,
          stakesMicro: { PEN: [MICRO] },
        },
      ],
    }),
};
