import { bookHref, OWN_BOOK, SPORTSBOOK } from '#domain/sports/own-book.ts';
import type { GameFacts, GameVendor } from '../../vendors/game-vendor.ts';
import type { VendorAdapter } from '../../vendors/vendor-adapter.ts';

const titleOf = (code: string, category: string, name: string, spanish: string): GameFacts => ({
  code,
  name,
  names: { en: name, es: spanish },
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
  displayName: 'Sportsbook',
  cancelsPayouts: false,
  ownWallet: null,
  // A slip is priced by its own rule.
  stakeTerms: () => null,
  launchUrl: ({ gameCode }) => bookHref(gameCode),
  games: () => [
    titleOf(SPORTSBOOK.SPORTS, 'SPORTS', 'Sportsbook', 'Apuestas deportivas'),
    titleOf(SPORTSBOOK.ESPORTS, 'ESPORTS', 'E-sports book', 'Apuestas de e-sports'),
  ],
};

/** The own book in the lobby. */
export const vendor: VendorAdapter = { code: OWN_BOOK, open: () => Promise.resolve(book) };
