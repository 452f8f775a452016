const MICRO_DIGITS = 6;

/** A decimal with that many digits after the point, rounded towards zero. */
export function decimalText(amountMicro: bigint, decimals: number): string {
  const sign = amountMicro < 0n ? '-' : '';
  const digits = String(amountMicro < 0n ? -amountMicro : amountMicro).padStart(
    MICRO_DIGITS + 1,
    '0',
  );
  const point = digits.length - MICRO_DIGITS;
  const text = `${digits.slice(0, point)}.${digits.slice(point, point + decimals)}`;
  return /^0\.?0*$/.test(text) ? text : sign + text;
}
