import { type Currency, currencyExponent } from './currency.ts';
import { checkedMicro, MICRO_DIGITS } from './micro.ts';
import { MoneyRefusal } from './money-refusal.ts';

/** A sign, digits, a point, digits: no exponent, no grouping, no blanks. The lengths bound the work. */
const DECIMAL = /^(-?)(\d{1,24})(?:\.(\d{1,24}))?$/;
const INTEGER = /^(0|-?[1-9]\d{0,18})$/;

/**
 * Micro-units of a decimal as people and payment channels write it ("12.50").
 * @param digits how many digits after the point the sender's dialect allows, the currency's own by
 *   default and six at most. Zeros beyond them are accepted.
 * @throws MoneyRefusal AMOUNT_NOT_CONVERTIBLE for anything that is not such a number or is finer;
 *   AMOUNT_OUT_OF_RANGE for one too large.
 */
export function microFromDecimalText(
  text: string,
  currency: Currency,
  digits: number = currencyExponent(currency),
): bigint {
  const match = DECIMAL.exec(text);
  if (match === null) throw new MoneyRefusal('AMOUNT_NOT_CONVERTIBLE', 'not a decimal number');
  const [, sign = '', whole = '', fractionText = ''] = match;
  const fraction = fractionText.replace(/0+$/, '');
  if (fraction.length > Math.min(digits, MICRO_DIGITS)) {
    throw new MoneyRefusal(
      'AMOUNT_NOT_CONVERTIBLE',
      'the amount has too many digits after the point',
    );
  }
  const size = BigInt(whole + fraction.padEnd(MICRO_DIGITS, '0'));
  return checkedMicro(sign === '-' ? -size : size);
}

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

/** Micro-units as our own JSON writes them ("12500000"). @throws MoneyRefusal for any other text. */
export function microFromText(text: string): bigint {
  if (!INTEGER.test(text)) {
    throw new MoneyRefusal('AMOUNT_NOT_CONVERTIBLE', 'not a decimal integer of micro-units');
  }
  return checkedMicro(BigInt(text));
}
