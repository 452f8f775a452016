import type { OddsMilli } from '#contract/generated/types.ts';
import { type Fraction, minus, numberOf, ONE, portionOf, times } from './fraction.ts';
import { factorOf, type LegResult } from './leg-result.ts';

/** A bet as it was accepted. */
export interface AcceptedBet {
  readonly legs: readonly { readonly odds: OddsMilli }[];
  /** Places of the legs of each line. */
  readonly lines: readonly (readonly number[])[];
  readonly unitMicro: bigint;
  /** The maximum return that was shown before placing. */
  readonly mostMicro: bigint;
  /** The stake was given: it is not part of what is paid. */
  readonly isFree: boolean;
}

/** A line with its factors: what a player is shown. */
export interface ExplainedLine {
  readonly legs: readonly number[];
  /** By leg of the line; null: not decided, and another leg has lost the line. */
  readonly factors: readonly (Fraction | null)[];
  readonly product: Fraction;
  readonly payoutMicro: bigint;
}

export interface SettledBet {
  readonly lines: readonly ExplainedLine[];
  /** The sum of all lines, at most the maximum. */
  readonly payoutMicro: bigint;
}

/**
 * Settles a bet by the results of its legs. A line is decided by its first lost leg, or by its last leg.
 * @param results by leg; null: not decided
 * @returns null while a line is open
 */
export function settleBet(
  { legs, lines, unitMicro, mostMicro, isFree }: AcceptedBet,
  results: readonly (LegResult | null)[],
): SettledBet | null {
  const factors = legs.map(({ odds }, place) => {
    const result = results[place] ?? null;
    return result === null ? null : factorOf(odds, result);
  });
  const explained: ExplainedLine[] = [];
  for (const line of lines) {
    const own = line.map((place) => factors[place] ?? null);
    const isLost = own.some((factor) => factor !== null && factor.over === 0n);
    if (!isLost && own.includes(null)) return null;
    const product = isLost
      ? { over: 0n, under: 1n }
      : own.reduce<Fraction>((whole, factor) => times(whole, factor ?? ONE), ONE);
    explained.push({
      legs: line,
      factors: own,
      product,
      payoutMicro: paidBy(product, unitMicro, isFree),
    });
  }
  const total = explained.reduce((sum, { payoutMicro }) => sum + payoutMicro, 0n);
  return { lines: explained, payoutMicro: total < mostMicro ? total : mostMicro };
}

/** A free bet returns the stake times the product less one. */
function paidBy(product: Fraction, unitMicro: bigint, isFree: boolean): bigint {
  if (!isFree) return portionOf(unitMicro, product);
  return numberOf(product) <= 1 ? 0n : portionOf(unitMicro, minus(product, ONE));
}
