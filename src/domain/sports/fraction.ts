/** An exact number: `over / under`, in lowest terms, `under` above zero. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** @throws RangeError for a denominator of zero */
export function fraction(over: bigint, under = 1n): Fraction {
  if (under === 0n) throw new RangeError('a fraction over zero');
  const sign = under < 0n ? -1n : 1n;
  const common = divisor(over < 0n ? -over : over, under * sign);
  return { over: (over * sign) / common, under: (under * sign) / common };
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.over, one.under * other.under);

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.under + other.over * one.under, one.under * other.under);

export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { over: -other.over, under: other.under });

/** An amount times a fraction, rounded down. @param amount zero or above, as the fraction */
export const portionOf = (amount: bigint, { over, under }: Fraction): bigint =>
  (amount * over) / under;

/** The nearest number, for what is shown. */
export const numberOf = ({ over, under }: Fraction): number => Number(over) / Number(under);

function divisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
