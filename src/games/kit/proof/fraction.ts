/** An exact number: `numerator / denominator` in lowest terms, the denominator above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction in lowest terms. `denominator` must be above zero. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError('a denominator is above zero');
  let divisor = numerator < 0n ? -numerator : numerator;
  let rest = denominator;
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** The decimal text of a fraction of zero or more, rounded half up to `places`. */
export function toDecimal(value: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const { numerator, denominator } = value;
  return placePoint((2n * numerator * scale + denominator) / (2n * denominator), places);
}

/** `toDecimal` of the square root. */
export function rootToDecimal(value: Fraction, places: number): string {
  // The root of four times the square is twice the root: its last bit says which way to round.
  const square = (4n * value.numerator * 100n ** BigInt(places)) / value.denominator;
  return placePoint((integerRoot(square) + 1n) / 2n, places);
}

function placePoint(scaled: bigint, places: number): string {
  if (places === 0) return scaled.toString();
  const digits = scaled.toString().padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The largest integer whose square is not above `square`, by Newton's method from above. */
function integerRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + square / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

/** The nearest double. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const SCALE = 1n << 1080n;
  // Both sides of a long fraction are beyond a double: the quotient is scaled down in two steps.
  return Number((numerator * SCALE) / denominator / (1n << 540n)) / 2 ** 540;
}
