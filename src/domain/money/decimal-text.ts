import { type Currency, currencyExponent } from './currency.ts';
import { MICRO_DIGITS } from './micro.ts';

/**
 * The exact decimal, with a point and at least the currency's own digits: for files and payment
 * channels. What people read is formatted by Intl.
 */
export function decimalTextFromMicro(amountMicro: bigint, currency: Currency): string {
  const sign = amountMicro < 0n ? '-' : '';
  const padded = (amountMicro < 0n ? -amountMicro : amountMicro)
    .toString()
    .padStart(MICRO_DIGITS + 1, '0');
  const whole = padded.slice(0, -MICRO_DIGITS);
  const fraction = padded
    .slice(-MICRO_DIGITS)
    .replace(/0+$/, '')
    .padEnd(currencyExponent(currency), '0');
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}
