/** Letters that Unicode does not split into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Lower case without accents, for searching and for ids. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đøłßæœı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
