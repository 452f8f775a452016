import type { SportsCode } from '#contract/generated/types.ts';
import { checkedCurrency, currencyExponent } from '../money/currency.ts';

/** Terms of the own book in one currency. Amounts are micro-units. */
export interface SportsTerms {
  /** The most that a bet returns. */
  readonly mostReturnMicro: bigint;
  /** The most that a player wins back by one outcome, over all bets. */
  readonly mostPlayerMicro: bigint;
  /** The most that all players of a brand win back by one outcome. */
  readonly mostMarketMicro: bigint;
}

/** A bet on an event in play is decided so long after it was placed, in seconds. */
export const DELAY_SECONDS: Readonly<Record<SportsCode, number>> = {
  football: 5,
  esports: 4,
  cricket: 6,
};

/** What a cash-out costs of its fair value, in basis points. */
export const CASH_OUT_MARGIN = 500;
/** An offer is shown for so long, in seconds. */
export const CASH_OUT_SECONDS = 5;
/** A bet counts for the turnover of a bonus from these odds on, in thousandths. */
export const LEAST_TURNOVER_ODDS = 1_500;
/** The rules by which a bet is settled. */
export const RULES_VERSION = 1;

/** Amounts of currencies without cents are a thousand times larger. */
export function sportsTerms(currency: string): SportsTerms {
  const scale = currencyExponent(checkedCurrency(currency)) === 0 ? 1_000n : 1n;
  const units = (amount: bigint): bigint => amount * scale * 1_000_000n;
  return {
    mostReturnMicro: units(200_000n),
    mostPlayerMicro: units(50_000n),
    mostMarketMicro: units(500_000n),
  };
}
