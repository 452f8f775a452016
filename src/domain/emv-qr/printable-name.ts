import { APOSTROPHES, HYPHENS } from '../identity/fold-name.ts';
import { plainLetters } from '../text/plain-letters.ts';

/** Names are mandatory data objects, and a data object may not be empty. */
const NO_NAME = 'NA';

const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');
const HYPHEN = new RegExp(`[${HYPHENS}]`, 'gu');

/**
 * A name in printable ASCII: without diacritics, and without the characters that have no ASCII
 * letter. "NA" when nothing is left.
 * @returns 1 to `maxLength` characters, with no blank at either end; "NA" needs a `maxLength` of 2.
 */
export function printableName(text: string, maxLength: number): string {
  const printable = plainLetters(text.normalize('NFD').replaceAll(/\p{Mark}/gu, ''))
    .replaceAll(APOSTROPHE, "'")
    .replaceAll(HYPHEN, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  return printable === '' ? NO_NAME : cutName(printable, maxLength);
}

/** The first characters of a name that does not start with a blank, without a blank at the end. */
export function cutName(name: string, maxLength: number): string {
  return name.slice(0, maxLength).trimEnd();
}
