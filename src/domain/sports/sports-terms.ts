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

/** Terms until staff set others. Amounts of currencies without cents are a thousand times larger. */
function defaultSportsTerms(currency: string): SportsTerms {
  const scale = currencyExponent(checkedCurrency(currency)) === 0 ? 1_000n : 1n;
  const units = (amount: bigint): string => String(amount * scale * 1_000_000n);
  return {
    mostReturnMicro: units(200_000n),
    mostPlayerMicro: units(50_000n),
    mostMarketMicro: units(500_000n),
    cashOutMargin: 500,
  };
}

/** The terms in force. @param set null: staff have set none */
export const sportsTermsIn = (set: SportsTerms | null, currency: string): SportsTerms =>
  set ?? defaultSportsTerms(currency);

/** Whether other terms let a bet, a player or an outcome cost the brand more. */
export const loosensSportsTerms = (before: SportsTerms, after: SportsTerms): boolean =>
  BigInt(after.mostReturnMicro) > BigInt(before.mostReturnMicro) ||
  BigInt(after.mostPlayerMicro) > BigInt(before.mostPlayerMicro) ||
  BigInt(after.mostMarketMicro) > BigInt(before.mostMarketMicro) ||
  after.cashOutMargin < before.cashOutMargin;
