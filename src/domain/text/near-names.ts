import { foldText } from './fold-text.ts';

/** Least similarity of a near name. Names of other words share fewer letter pairs. */
const LEAST_SIMILARITY = 0.3;

/**
 * Things whose names look like what was typed, the most similar first; for a search without a match.
 * A name counts as a whole and word by word, so that one right word among wrong ones is enough.
 * @param namesOf a thing's name and its other search terms
 * @param most length of the list
 */
export function nearNames<Named>(
  things: readonly Named[],
  namesOf: (thing: Named) => readonly string[],
  { typed, most }: { typed: string; most: number },
): readonly Named[] {
  const wanted = partsOf(typed);
  if (wanted.length === 0) return [];
  return things
    .map((thing) => ({ thing, similarity: similarityOf(wanted, namesOf(thing).flatMap(partsOf)) }))
    .filter(({ similarity }) => similarity >= LEAST_SIMILARITY)
    .toSorted((one, other) => other.similarity - one.similarity)
    .slice(0, most)
    .map(({ thing }) => thing);
}

type LetterPairs = ReadonlySet<string>;

/** Letter pairs of the whole name without its spaces, and of each of its words. */
function partsOf(name: string): readonly LetterPairs[] {
  const words = foldText(name).split(' ').filter(Boolean);
  const texts = words.length > 1 ? [words.join(''), ...words] : words;
  return texts.map(letterPairs).filter(({ size }) => size > 0);
}

function letterPairs(text: string): LetterPairs {
  const count = Math.max(0, text.length - 1);
  return new Set(Array.from({ length: count }, (_, at) => text.slice(at, at + 2)));
}

function similarityOf(wanted: readonly LetterPairs[], parts: readonly LetterPairs[]): number {
  let best = 0;
  for (const one of wanted) for (const other of parts) best = Math.max(best, dice(one, other));
  return best;
}

/** Sørensen–Dice coefficient: 1 for the same pairs, 0 for none in common. */
function dice(one: LetterPairs, other: LetterPairs): number {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}
