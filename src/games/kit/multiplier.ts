/** A multiplier is a whole number of ten-thousandths: 19800 pays 1.98 times the stake. */
export const MULTIPLIER_ONE = 10_000n;

/** A stake in micro-units must be a multiple of this, so that every payout is exact. */
export const MULTIPLIER_DIVISOR = 10_000;

/**
 * What a stake pays at a multiplier, in micro-units. Exact.
 * @throws RangeError for a stake that is no positive multiple of MULTIPLIER_DIVISOR.
 */
export function payAt(stakeMicro: bigint, multiplier: bigint): bigint {
  if (stakeMicro <= 0n || stakeMicro % MULTIPLIER_ONE !== 0n) {
    throw new RangeError(`no round has a stake of ${stakeMicro}`);
  }
  return (stakeMicro / MULTIPLIER_ONE) * multiplier;
}

/** The text of a multiplier: 19800n is `1.98`, 20000n is `2.00`. */
export function multiplierText(multiplier: bigint): string {
  const digits = String(multiplier).padStart(5, '0');
  const decimals = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${decimals}`;
}

/** The multiplier of a text: `1.98` is 19800n. */
export function multiplierOf(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(4, '0').slice(0, 4));
}
