/**
 * The form in which names are searched: lower case, without diacritics (ñ as n, ắ as a) and with
 * the letters that Unicode does not take apart, such as đ and ł, as their plain ones.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[đøłßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
