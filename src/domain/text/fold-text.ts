import { plainLetters } from './plain-letters.ts';

/**
 * The form in which names are searched: lower case, without diacritics (ñ as n, ắ as a) and with
 * the letters that Unicode does not take apart, such as đ and ł, as their plain ones.
 */
export function foldText(text: string): string {
  const plain = plainLetters(
    text
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase(),
  );
  return plain.replaceAll(/\s+/g, ' ').trim();
}
