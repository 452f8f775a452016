/** The words of a list with commas, in small letters: codes of vendors, ids of brands. */
export const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');
