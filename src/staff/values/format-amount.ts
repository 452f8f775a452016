import { currencyExponent, isCurrency } from '#domain/money/currency.ts';
import { decimalText } from '#domain/money/format-micro.ts';

/** Digits of a micro-unit: nothing finer exists. */
const MICRO_DIGITS = 6;

export interface AmountText {
  /** '+' and '−' where a sign is wanted, and '−' for any amount below zero; else empty. */
  readonly sign: '' | '+' | '−';
  /** Without sign and currency, in the reader's own notation. */
  readonly figures: string;
}

/**
 * Micro-units in full: with at least the currency's own decimals, and further ones where the amount
 * has them, since books that are read by staff must add up. @param signed shows a plus, too.
 */
export function formatAmount(
  micro: bigint,
  currency: string,
  locale: string,
  { signed = false } = {},
): AmountText {
  const size = micro < 0n ? -micro : micro;
  const digits = isCurrency(currency) ? currencyExponent(currency) : 2;
  const figures = figuresFormat(locale, digits).format(
    decimalText(size, MICRO_DIGITS) as Intl.StringNumericLiteral,
  );
  return { sign: micro < 0n ? '−' : signed && micro > 0n ? '+' : '', figures };
}

const formats = new Map<string, Intl.NumberFormat>();

function figuresFormat(locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale}|${digits}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: MICRO_DIGITS,
    // Four digits group too, as amounts are compared in columns.
    useGrouping: 'always',
  });
  formats.set(key, made);
  return made;
}
