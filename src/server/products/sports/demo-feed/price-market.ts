import type { MarketPrices, OutcomePrice } from '#domain/sports/feed/message.ts';
import { type ExpectedParts, expectedParts, type PossibleEnd } from '#domain/sports/fair-price.ts';
import type { MarketType, Specifiers } from '#domain/sports/markets/market-type.ts';
import { priced } from '#domain/sports/price.ts';

/** The book's overround. */
const OVERROUND = 1.06;
/** A market is not offered with an outcome that wins less often, or so often that its odds leave no margin. */
const LEAST_CHANCE = 0.004;
const MOST_CHANCE = 0.94;
const MILLION = 1_000_000;

export interface OfferedMarket {
  readonly market: string;
  readonly specifiers: Specifiers;
  readonly group: string;
  /** Left out: those of the market type. */
  readonly outcomes?: readonly string[];
}

/** Prices markets by judging them at every possible end. Those without a price worth offering are left out. */
export function priceMarkets<Facts>(
  types: readonly MarketType<Facts>[],
  offered: readonly OfferedMarket[],
  {
    ends,
    now,
    isActive,
  }: {
    readonly ends: readonly PossibleEnd<Facts>[];
    readonly now: Facts;
    readonly isActive: boolean;
  },
): readonly MarketPrices[] {
  return offered.flatMap(({ market, specifiers, group, outcomes: named }) => {
    const type = types.find(({ id }) => id === market);
    if (type === undefined) throw new Error(`no market ${market}`);
    const outcomes = named ?? type.outcomes ?? [];
    const chances = outcomes.map((outcome) =>
      chanceOf(expectedParts(type, { outcome, specifiers }, ends, now)),
    );
    const prices = pricesOf(outcomes, chances);
    return prices === null
      ? []
      : [
          {
            market,
            specifiers,
            status: isActive ? 'active' : 'suspended',
            groups: [group],
            outcomes: prices,
          },
        ];
  });
}

/**
 * Odds of outcomes by their chances; where these add up to more than 1, as for a double chance, so does the book.
 * @returns null where an outcome is as good as decided
 */
export function pricesOf(
  outcomes: readonly string[],
  chances: readonly number[],
): readonly OutcomePrice[] | null {
  if (chances.some((chance) => !(chance >= LEAST_CHANCE && chance <= MOST_CHANCE))) return null;
  const odds = priced(chances, OVERROUND, 'proportional');
  return outcomes.map((outcome, place) => ({
    outcome,
    odds: odds[place] ?? 0,
    millionths: Math.round((chances[place] ?? 0) * MILLION),
    isActive: true,
  }));
}

/** The chance behind fair odds; a push is not part of it. */
const chanceOf = ({ voidPart, wonPart }: ExpectedParts): number => wonPart / (1 - voidPart);
