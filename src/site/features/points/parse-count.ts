import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';

const MICRO = 1_000_000n;

/** A whole number as a person typed it, grouped or not; null when the text is not one. */
export function parseCount(typed: string, locale: string): number | null {
  const micro = parseAmount(typed, 0, decimalSign(locale));
  return micro === null ? null : Number(micro / MICRO);
}
