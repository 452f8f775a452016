import { foldText } from '../text/fold-text.ts';

/**
 * Apostrophes that keyboards type within names, for a character class: ASCII, curly, modifier letters,
 * prime, grave and acute accents, full-width.
 */
export const APOSTROPHES = String.raw`'\u2018\u2019\u201B\u02B9\u02BB\u02BC\u2032\x60\u00B4\uFF07`;

/** Hyphens and dashes that keyboards type within names, for a character class with the flag `u`. */
export const HYPHENS = String.raw`\p{Pd}\u2212`;

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');

/** Plain lower-case letters in typed order, without accents, strokes, apostrophes, hyphens and spaces. */
export function foldName(name: string): string {
  return wordsOf(name).join('');
}

/**
 * The forms by which a name is found: two names are one person's when they share a form. The first is
 * `foldName`; the second has the words in alphabetical order, as given and family names swap places.
 * @returns the forms; an empty list for a text without letters
 */
export function nameKeys(name: string): readonly string[] {
  const words = wordsOf(name);
  return words.length === 0 ? [] : [...new Set([words.join(''), words.toSorted().join(' ')])];
}

/** Whether two names are one person's, in any order of words; false for texts without letters. */
export function isSameName(one: string, other: string): boolean {
  const keys = nameKeys(other);
  return nameKeys(one).some((key) => keys.includes(key));
}

function wordsOf(name: string): string[] {
  // Before the fold: some apostrophes are letters to Unicode, and others decompose to spaces.
  return foldText(name.replaceAll(APOSTROPHE, ''))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
