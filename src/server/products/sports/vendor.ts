import { bookHref, OWN_BOOK, SPORTSBOOK } from '#domain/sports/own-book.ts';
import type { GameFacts, GameVendor } from '../../vendors/game-vendor.ts';
import type { VendorAdapter } from '../../vendors/vendor-adapter.ts';

const NAME = 'Sportsbook';

const titleOf = (code: string, category: string): GameFacts => ({
  code,
  name: NAME,
  category,
  // Differs by market: the odds say it.
  rtpPercent: null,
  rtpMostPercent: null,
  volatility: null,
  lines: null,
  subCategories: [],
  theme: null,
  picture: null,
  aliases: ['football', 'cricket', 'bets', 'odds'],
  releasedOn: null,
  tags: [],
  hasDemo: false,
  feedsJackpot: false,
  stakesMicro: {},
});

const book: GameVendor = {
  code: OWN_BOOK,
  displayName: NAME,
  cancelsPayouts: false,
  ownWallet: null,
  // A slip is priced by its own rule.
  stakeTerms: () => null,
  launchUrl: ({ gameCode }) => bookHref(gameCode),
  games: () => [titleOf(SPORTSBOOK.SPORTS, 'SPORTS'), titleOf(SPORTSBOOK.ESPORTS, 'ESPORTS')],
};

/** The own book in the lobby. */
export const vendor: VendorAdapter = { code: OWN_BOOK, open: () => Promise.resolve(book) };
