import type { MarketPrices, OutcomePrice } from '#domain/sports/feed/message.ts';
import {
  type ExpectedParts,
  expectedParts,
  fairOdds,
  type PossibleEnd,
} from '#domain/sports/fair-price.ts';
import type { MarketType } from '#domain/sports/markets/market-type.ts';
import { priced } from '#domain/sports/price.ts';
import type { OfferedMarket } from './demo-match.ts';

/** The book's overround. */
const OVERROUND = 1.06;
/** A market is not offered with an outcome that wins less often, or so often that its odds leave no margin. */
const LEAST_CHANCE = 0.004;
const MOST_CHANCE = 0.94;
const MILLION = 1_000_000;
const TICK = 10;
/** Lower odds keep their third digit. */
const LEAST_TICKED = 1_100;

/** Prices markets by judging them at every possible end. Those without a price worth offering are left out. */
export function priceMarkets<Facts>(
  types: readonly MarketType<Facts>[],
  offered: readonly OfferedMarket[],
  { ends, now }: { readonly ends: readonly PossibleEnd<Facts>[]; readonly now: Facts },
): readonly MarketPrices[] {
  return offered.flatMap((one) => {
    const { market, specifiers, outcomes } = one;
    const type = types.find(({ id }) => id === market);
    if (type === undefined) throw new Error(`no market ${market}`);
    const parts = outcomes.map((outcome) =>
      expectedParts(type, { outcome, specifiers }, ends, now),
    );
    return pricesOf(one, parts);
  });
}

/**
 * Odds of outcomes by their chances; where these add up to more than 1, as for a double chance, so does the book.
 * @returns empty where an outcome is as good as decided
 */
export function pricesOf(
  { market, specifiers, group, outcomes }: OfferedMarket,
  parts: readonly ExpectedParts[],
): readonly MarketPrices[] {
  const chances = parts.map(chanceOf);
  if (chances.some((chance) => !(chance >= LEAST_CHANCE && chance <= MOST_CHANCE))) return [];
  const odds = priced(chances, OVERROUND, 'proportional');
  const prices = outcomes.map((outcome, place): OutcomePrice => {
    const { wonPart = 0, voidPart = 0 } = parts[place] ?? {};
    return {
      outcome,
      odds: inTicks(odds[place] ?? 0),
      wonMillionths: Math.round(wonPart * MILLION),
      voidMillionths: Math.round(voidPart * MILLION),
      isActive: true,
    };
  });
  return [{ market, specifiers, status: 'active', groups: [group], outcomes: prices }];
}

/** Odds as a board shows them, with two digits after the point; rounded down, as every price is. */
const inTicks = (milli: number): number =>
  milli < LEAST_TICKED ? milli : Math.floor(milli / TICK) * TICK;

/** The chance behind fair odds; a push is not part of it. */
const chanceOf = (parts: ExpectedParts): number => 1 / fairOdds(parts);
