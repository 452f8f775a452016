import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { MONEY_MODES, unitPriceMicro } from '#domain/lottery/stake.ts';
import { CURRENCIES, currencyExponent } from '#domain/money/currency.ts';
import type { GameFacts, GameVendor } from '../game-vendor.ts';

const MICRO_DIGITS = 6;

/** Stakes of one unit by currency, smallest first: those that its cents can express. */
const STAKES = Object.fromEntries(
  CURRENCIES.map((currency) => {
    const minorMicro = 10n ** BigInt(MICRO_DIGITS - currencyExponent(currency));
    const price = unitPriceMicro(currency);
    const stakes = MONEY_MODES.map((mode) => (price * BigInt(mode)) / 1000n);
    return [currency, stakes.filter((stake) => stake % minorMicro === 0n).toReversed()];
  }),
);

/** The lotteries as a vendor like any other. */
export const lotteryVendor = (lotteries: readonly Lottery[]): GameVendor => ({
  code: LOTTERY,
  displayName: 'Draws',
  games: () => lotteries.map(factsOf),
  cancelsPayouts: false,
  ownWallet: null,
  // Tickets are priced by their own rule.
  stakeTerms: () => null,
  launchUrl: ({ gameCode }) => `/lottery?gameCode=${gameCode}`,
});

function factsOf(lottery: Lottery): GameFacts {
  return {
    code: lottery.code,
    name: lottery.name,
    category: lottery.category,
    // Differs by bet: each board shows its own.
    rtpPercent: null,
    volatility: null,
    lines: null,
    tags: [],
    hasDemo: false,
    feedsJackpot: false,
    subCategories: [],
    theme: null,
    picture: null,
    aliases: [lottery.drawCode, 'lottery'],
    releasedOn: lottery.releasedOn,
    stakesMicro: STAKES,
  };
}
