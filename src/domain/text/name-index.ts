import { foldText } from './fold-text.ts';
import { isWithinSlips } from './typing-slips.ts';

/** A search index over names. It is built on the first search. */
export interface NameIndex<Named> {
  /**
   * Things whose names contain every typed word, in any order, ignoring accents and case: first
   * those where each typed word starts a word of the name, then the others, each in list order.
   * Without a match, words typed without spaces match, then words with typing slips.
   */
  find(typed: string): readonly Named[];
}

/** Letters a word needs for one slip and for two; a shorter word with as many slips is another word. */
const LETTERS_FOR_SLIPS = [4, 6] as const;

/** @param namesOf a thing's name and its other search terms */
export function nameIndex<Named>(
  things: readonly Named[],
  namesOf: (thing: Named) => readonly string[],
): NameIndex<Named> {
  let folded: readonly string[] | null = null;
  let unspaced: readonly string[] | null = null;
  let vocabulary: Vocabulary | null = null;
  return {
    find(typed) {
      const words = foldText(typed).split(' ').filter(Boolean);
      if (words.length === 0) return things;
      // A space precedes each word, so that a substring search finds the beginning of a word.
      folded ??= things.map((thing) => ` ${namesOf(thing).map(foldText).join(' ')}`);
      const beginning: Named[] = [];
      const within: Named[] = [];
      for (const [index, name] of folded.entries()) {
        const thing = things[index];
        if (thing === undefined || !words.every((word) => name.includes(word))) continue;
        const begins = words.every((word) => name.includes(` ${word}`));
        (begins ? beginning : within).push(thing);
      }
      const found = [...beginning, ...within];
      if (found.length > 0) return found;
      if (words.some((word) => word.length < LETTERS_FOR_SLIPS[0])) return [];
      unspaced ??= folded.map((name) => name.replaceAll(' ', ''));
      const spaceless = things.filter((_, at) =>
        words.every((word) => unspaced?.[at]?.includes(word)),
      );
      if (spaceless.length > 0) return spaceless;
      vocabulary ??= vocabularyOf(folded);
      const isLong = words.some((word) => word.length >= LETTERS_FOR_SLIPS[1]);
      for (const slips of isLong ? [1, 2] : [1]) {
        const near = words.map(namesNear(vocabulary, slips));
        const similar = things.filter((_, at) => near.every((places) => places.has(at)));
        if (similar.length > 0) return similar;
      }
      return [];
    },
  };
}

/** Each word of the names once, with the positions of the names that contain it. */
type Vocabulary = ReadonlyMap<string, readonly number[]>;

function vocabularyOf(folded: readonly string[]): Vocabulary {
  const vocabulary = new Map<string, number[]>();
  for (const [index, name] of folded.entries()) {
    for (const word of new Set(name.slice(1).split(' '))) {
      const places = vocabulary.get(word);
      if (places === undefined) vocabulary.set(word, [index]);
      else places.push(index);
    }
  }
  return vocabulary;
}

/** Positions of the names with a word that is at most `slips` typing slips away. */
const namesNear =
  (vocabulary: Vocabulary, slips: number) =>
  (typed: string): ReadonlySet<number> => {
    const allowed = typed.length < LETTERS_FOR_SLIPS[1] ? 1 : slips;
    const found = new Set<number>();
    for (const [word, places] of vocabulary) {
      if (word.length + allowed < typed.length) continue;
      if (isWithinSlips(typed, word, allowed)) for (const place of places) found.add(place);
    }
    return found;
  };
