import { type Fraction, fraction, toDecimal } from './fraction.ts';

/** A share as percent with `places` decimals, rounded half up. */
export function percentOf(share: Fraction, places = 4): string {
  return toDecimal(fraction(share.numerator * 100n, share.denominator), places);
}

/** The exact return of outcomes with equal chances: the sum of their pays over their number. */
export function returnOf(
  outcomes: readonly { readonly ways: bigint; readonly multiplier: bigint }[],
): Fraction {
  const ways = outcomes.reduce((sum, outcome) => sum + outcome.ways, 0n);
  const paid = outcomes.reduce((sum, { ways: each, multiplier }) => sum + each * multiplier, 0n);
  return fraction(paid, ways * 10_000n);
}

/** Whether `a` is less than `b`. */
export function isLess(a: Fraction, b: Fraction): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}
