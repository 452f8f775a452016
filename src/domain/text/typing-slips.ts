/**
 * True when `typed` is the beginning of `word` with at most `slips` typing errors: a letter left
 * out, one too many, a wrong one, or two exchanged (restricted Damerau-Levenshtein distance to a
 * prefix of the word; F. J. Damerau, 1964, doi:10.1145/363958.363994).
 */
export function isWithinSlips(typed: string, word: string, slips: number): boolean {
  return startsWithin(typed, 0, word, 0, slips);
}

/** Compares from one offset in each text. Allocates nothing: it runs ten thousand times per keystroke. */
function startsWithin(
  typed: string,
  from: number,
  word: string,
  at: number,
  slips: number,
): boolean {
  let next = from;
  let place = at;
  while (next < typed.length && typed[next] === word[place]) {
    next += 1;
    place += 1;
  }
  if (next === typed.length) return true;
  if (slips === 0) return false;
  const isExchanged = typed[next] === word[place + 1] && typed[next + 1] === word[place];
  return (
    startsWithin(typed, next + 1, word, place + 1, slips - 1) ||
    startsWithin(typed, next + 1, word, place, slips - 1) ||
    startsWithin(typed, next, word, place + 1, slips - 1) ||
    (isExchanged && startsWithin(typed, next + 2, word, place + 2, slips - 1))
  );
}
