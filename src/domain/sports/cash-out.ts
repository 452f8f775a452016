import { type Fraction, fraction, minus, ONE, plus, portionOf, times } from './fraction.ts';
import { factorOf, type LegResult } from './leg-result.ts';
import type { OddsMilli } from './odds.ts';

/** A way in which an open leg may end, with its fair probability in millionths. */
export interface ExpectedResult {
  readonly result: LegResult;
  readonly millionths: number;
}

const MILLION = 1_000_000n;

/** The factor that a leg is expected to have: the sum of its factors by their probabilities. */
export const expectedFactor = (odds: OddsMilli, results: readonly ExpectedResult[]): Fraction =>
  results.reduce<Fraction>(
    (sum, { result, millionths }) =>
      plus(sum, times(factorOf(odds, result), fraction(BigInt(millionths), MILLION))),
    { over: 0n, under: 1n },
  );

/**
 * The offer for a line: stake x settled factors x expected factors of open legs x (1 - margin),
 * rounded down. Source: domain page "sports", 5 Cash-out.
 * @param factors settled and expected ones
 */
export function cashOutOf(
  unitMicro: bigint,
  factors: readonly Fraction[],
  marginBasisPoints: number,
): bigint {
  const product = factors.reduce(times, ONE);
  const kept = minus(ONE, fraction(BigInt(marginBasisPoints), 10_000n));
  return portionOf(unitMicro, times(product, kept));
}
