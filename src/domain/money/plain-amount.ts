import { currencyExponent, isCurrency } from './currency.ts';
import { decimalText } from './format-micro.ts';

/** Digits of a micro-unit: nothing finer exists. */
const MICRO_DIGITS = 6;

/** Micro-units in full as a plain decimal number for files: a dot, no grouping, the currency's decimals at least. */
export function plainAmount(micro: bigint, currency: string): string {
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const [whole = '', fraction = ''] = decimalText(micro, MICRO_DIGITS).split('.');
  const shown = fraction.slice(0, digits) + fraction.slice(digits).replace(/0+$/, '');
  return shown === '' ? whole : `${whole}.${shown}`;
}
