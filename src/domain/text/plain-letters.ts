/** Letters that Unicode does not decompose, such as đ and ł, and their plain ones. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
};

/** A text with plain letters for stroked and joined ones, in the case they are in. */
export function plainLetters(text: string): string {
  return text.replaceAll(/[đðøłħŧßæœþı]|[ĐÐØŁĦŦẞÆŒÞ]/g, (letter) => {
    const small = PLAIN[letter];
    return small ?? PLAIN[letter.toLowerCase()]?.toUpperCase() ?? letter;
  });
}
