import type { OddsMilli } from '#contract/generated/types.ts';
import { type Fraction, fraction, minus, ONE, plus, portionOf, times } from './fraction.ts';
import type { OutcomePrice } from './feed/message.ts';
import { oddsOf } from './odds.ts';

const MILLION = 1_000_000n;

/**
 * The factor that an open leg is expected to have: what is given back, and what is won at the accepted odds.
 * Source: domain page "sports", 5 Cash-out.
 */
export const expectedFactor = (
  odds: OddsMilli,
  { wonMillionths, voidMillionths }: Pick<OutcomePrice, 'wonMillionths' | 'voidMillionths'>,
): Fraction =>
  plus(
    fraction(BigInt(voidMillionths), MILLION),
    times(oddsOf(odds), fraction(BigInt(wonMillionths), MILLION)),
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
