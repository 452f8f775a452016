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

/** `toDecimal` of the square root, cut (not rounded) after `places`. */
export function rootToDecimal(value: Fraction, places: number): string {
  const square = (value.numerator * 100n ** BigInt(places)) / value.denominator;
  return placePoint(integerRoot(square), places);
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
