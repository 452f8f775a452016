import { type DecimalSign, parseAmount } from './parse-amount.ts';

const MICRO_DIGITS = 6;
const MICRO = 1_000_000;

/**
 * `−` is the minus sign of typography. Arabic and Hebrew put a direction mark before a sign, which a
 * copied number brings along.
 */
const SIGNED = /^[\s\u061C\u200E\u200F]*([-−]?)[\s\u061C\u200E\u200F]*(\S.*)$/s;

/**
 * The number that a person typed, by the rules of amounts: either sign may be the decimal one. At
 * most 12 digits before it and 6 after it; null when it is not one number.
 */
export function parseNumber(typed: string, decimal: DecimalSign): number | null {
  const [, sign = '', figures = ''] = SIGNED.exec(typed) ?? [];
  const micro = parseAmount(figures, MICRO_DIGITS, decimal);
  if (micro === null) return null;
  const value = Number(micro) / MICRO;
  return sign === '' || value === 0 ? value : -value;
}

/** A number in the reader's notation, without grouping; `parseNumber` reads it back. */
export function numberText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    maximumFractionDigits: MICRO_DIGITS,
    numberingSystem: 'latn',
    useGrouping: false,
  }).format(value);
}
