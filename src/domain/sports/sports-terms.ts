import type { SportsCode, SportsTerms } from '#contract/generated/types.ts';
import { checkedCurrency, currencyExponent } from '../money/currency.ts';

/** A bet on an event in play is decided so long after it was placed, in seconds. */
export const DELAY_SECONDS: Readonly<Record<SportsCode, number>> = {
  football: 5,
  esports: 4,
  cricket: 6,
};

/** An offer is shown for so long, in seconds. */
export const CASH_OUT_SECONDS = 5;
/** A bet counts for the turnover of a bonus from these odds on, in thousandths. */
export const LEAST_TURNOVER_ODDS = 1_500;
/** The rules by which a bet is settled. */
export const RULES_VERSION = 1;

const WHOLE = 100;

/** Terms until staff set others. Amounts of currencies without cents are a thousand times larger. */
function defaultSportsTerms(currency: string): SportsTerms {
  const scale = currencyExponent(checkedCurrency(currency)) === 0 ? 1_000n : 1n;
  const units = (amount: bigint): string => String(amount * scale * 1_000_000n);
  return {
    mostReturnMicro: units(200_000n),
    mostPlayerMicro: units(50_000n),
    mostMarketMicro: units(500_000n),
    cashOutMargin: 500,
    watchedPercent: 50,
    limitedPercent: 10,
  };
}

/** The terms in force. @param set null: staff have set none; a term that came later has its default until they do */
export const sportsTermsIn = (set: Partial<SportsTerms> | null, currency: string): SportsTerms => ({
  ...defaultSportsTerms(currency),
  ...set,
});

/** Tags that staff put on players, and the term that has their part of a player's limit. */
export const LIMIT_TAGS = {
  'sports-watched': 'watchedPercent',
  'sports-limited': 'limitedPercent',
} as const satisfies Readonly<Record<string, keyof SportsTerms>>;

/** The most that an outcome returns to a player with these tags; the strictest of them counts. */
export function playerLimitMicro(terms: SportsTerms, tags: readonly string[]): bigint {
  const parts = Object.entries(LIMIT_TAGS).flatMap(([tag, term]) =>
    tags.includes(tag) ? [terms[term]] : [],
  );
  return (BigInt(terms.mostPlayerMicro) * BigInt(Math.min(WHOLE, ...parts))) / BigInt(WHOLE);
}

/** Whether other terms let a bet, a player or an outcome cost the brand more. */
export const loosensSportsTerms = (before: SportsTerms, after: SportsTerms): boolean =>
  BigInt(after.mostReturnMicro) > BigInt(before.mostReturnMicro) ||
  BigInt(after.mostPlayerMicro) > BigInt(before.mostPlayerMicro) ||
  BigInt(after.mostMarketMicro) > BigInt(before.mostMarketMicro) ||
  after.cashOutMargin < before.cashOutMargin ||
  after.watchedPercent > before.watchedPercent ||
  after.limitedPercent > before.limitedPercent;
