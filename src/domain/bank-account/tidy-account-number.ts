import { latinDigits } from '../text/latin-digits.ts';

/** Spaces, hyphens of every kind, dots and slashes, and the marks that a copied number brings. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}./−·]/gu;
const FULL_WIDTH_LETTERS = /[Ａ-Ｚａ-ｚ]/g;

/**
 * A number without the signs that people put in and without the word IBAN before it, in capitals.
 * Digits of every script and full-width letters are read.
 */
export function tidyAccountNumber(typed: string): string {
  return latinDigits(typed)
    .replaceAll(FULL_WIDTH_LETTERS, (letter) => letter.normalize('NFKC'))
    .replaceAll(SEPARATORS, '')
    .toUpperCase()
    .replace(/^IBAN:?(?=[A-Z]{2}\d)/, '');
}
