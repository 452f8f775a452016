import { checkedCurrency, currencyExponent } from '../money/currency.ts';
import { MICRO_DIGITS } from '../money/micro.ts';

export interface FeeTerms {
  /** In micro-units. */
  readonly feeMicro: bigint;
  /** Hundredths of a percent of the amount. */
  readonly feeBasisPoints: number;
}

/**
 * The fee of an amount in micro-units: the fixed part and the share, rounded down to the currency's
 * small unit, so that never more is taken than was said.
 */
export function feeOf(
  amountMicro: bigint,
  { feeMicro, feeBasisPoints }: FeeTerms,
  currency: string,
): bigint {
  const unit = 10n ** BigInt(MICRO_DIGITS - currencyExponent(checkedCurrency(currency)));
  const share = (amountMicro * BigInt(feeBasisPoints)) / 10_000n;
  return feeMicro + (share / unit) * unit;
}
