/** Names are mandatory data objects, and a data object may not be empty. */
const NO_NAME = 'NA';

/** Letters with a stroke have no decomposition in Unicode; Vietnamese names are full of them. */
const STROKED: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd' };

/**
 * A name in printable ASCII: without diacritics, and without the characters that have no ASCII
 * letter. "NA" when nothing is left.
 * @returns 1 to `maxLength` characters, with no blank at either end; "NA" needs a `maxLength` of 2.
 */
export function printableName(text: string, maxLength: number): string {
  const printable = text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[Đđ]/g, (letter) => STROKED[letter] ?? letter)
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
