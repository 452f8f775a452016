import { latinDigits } from '../text/latin-digits.ts';

/** Spaces, hyphens of every kind, dots, brackets and slashes, and the marks that a copied number brings. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}.．()（）/−·]/gu;

/**
 * A phone number without the signs that people put between its digits: digits, behind a plus sign when it
 * is international (`+` or `00`). Digits of every script are read. Null: a phone number has no such text.
 */
export function phoneText(typed: string): string | null {
  const text = latinDigits(typed).replaceAll('＋', '+').replaceAll(SEPARATORS, '');
  if (!/^\+?[0-9]+$/.test(text)) return null;
  return text.replace(/^00/, '+');
}

/** Prefixes that a country has given up and people still write, by its calling code. */
const FORMER_PREFIXES: Readonly<Record<string, RegExp>> = {
  // Mexico, until 2019: 1 from abroad, 044 and 045 before mobile numbers.
  '52': /^(?:1|04[45])(?=[0-9]{10}$)/,
};

/**
 * The digits of a number in its country, with the trunk prefix if it is written.
 * @param callingCode digits alone
 * @returns null for a number of another country and for a text that is not a number
 */
export function nationalDigits(typed: string, callingCode: string): string | null {
  const text = phoneText(typed);
  if (text === null) return null;
  const isInternational = text.startsWith('+');
  if (isInternational && !text.startsWith(`+${callingCode}`)) return null;
  const digits = isInternational ? text.slice(callingCode.length + 1) : text;
  return digits.replace(FORMER_PREFIXES[callingCode] ?? /^(?!)/, '');
}
