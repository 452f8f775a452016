import { LOTTERY } from '#domain/lottery/lottery-code.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { payableModes, unitPriceMicro, unitStakeMicro } from '#domain/lottery/stake.ts';
import { CURRENCIES } from '#domain/money/currency.ts';
import type { GameFacts, GameVendor } from '../../vendors/game-vendor.ts';

/** Stakes of one unit by currency, smallest first: those that its cents can express. */
const STAKES = Object.fromEntries(
  CURRENCIES.map((currency) => {
    const unit = { multiple: 1, priceMicro: unitPriceMicro(currency) };
    const modes = payableModes({ ...unit, units: 1 }, currency);
    return [currency, modes.map((mode) => unitStakeMicro({ ...unit, mode })).toReversed()];
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
    rtpMostPercent: null,
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
