import { feedsJackpot, type GameTitle } from '#games/game-title.ts';
import { CURRENCIES, currencyExponent } from '#domain/money/currency.ts';
import type { GameFacts, GameVendor, StakeTerms } from '../game-vendor.ts';
import { HOUSE } from './house-transactions.ts';

/** Decimals of a micro-unit. */
const MICRO_DIGITS = 6;

/** Our games count in the customary unit of each currency. */
const STAKE_TERMS = new Map<string, StakeTerms>(
  CURRENCIES.map((currency) => {
    const unitMicro = 10n ** BigInt(MICRO_DIGITS - currencyExponent(currency));
    return [currency, { unitMicro, smallestMicro: unitMicro }];
  }),
);

/** Our own games as a vendor like any other. */
export const houseVendor = (titles: readonly GameTitle[]): GameVendor => ({
  code: HOUSE,
  displayName: 'Originals',
  games: () => titles.map(factsOf),
  cancelsPayouts: false,
  ownWallet: null,
  stakeTerms: (currency) => STAKE_TERMS.get(currency) ?? null,
  launchUrl: ({ gameCode }) => `/seamless?vassalage=${HOUSE}&gameCode=${gameCode}`,
});

function factsOf(game: GameTitle): GameFacts {
  return {
    code: game.code,
    name: game.name,
    category: game.category,
    rtpPercent: game.rtpPercent,
    rtpMostPercent: game.rtpMostPercent,
    variantPercents: Object.fromEntries(
      Object.entries(game.variants ?? {}).map(([id, { rtpPercent }]) => [id, rtpPercent]),
    ),
    volatility: game.volatility,
    lines: game.lines,
    tags: game.tags,
    hasDemo: true,
    feedsJackpot: feedsJackpot(game),
    subCategories: game.subCategories,
    theme: game.theme,
    picture: game.picture ?? null,
    aliases: game.aliases,
    releasedOn: game.releasedOn,
    stakesMicro: game.stakesMicro,
  };
}
