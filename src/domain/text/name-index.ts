import { foldText } from './fold-text.ts';
import { isOneSlipAway } from './one-slip-away.ts';

/** Names to be searched; made once for a list, asked at every key. Before the first word it costs nothing. */
export interface NameIndex<Named> {
  /**
   * Those whose names hold every word typed, in any order, accents and case aside: first those where
   * each begins a word of the name, then those that hold it anywhere, each in the order of the list.
   * Where no name does, those that a slip of the finger in a word would have found.
   */
  find(typed: string): readonly Named[];
}

/** Fewer letters with a slip in them are another word. */
const LEAST_FUZZY_LETTERS = 4;

/** @param namesOf What a thing goes by: its name, and any other it is asked for by. */
export function nameIndex<Named>(
  things: readonly Named[],
  namesOf: (thing: Named) => readonly string[],
): NameIndex<Named> {
  let folded: readonly string[] | null = null;
  let vocabulary: Vocabulary | null = null;
  return {
    find(typed) {
      const words = foldText(typed).split(' ').filter(Boolean);
      if (words.length === 0) return things;
      // A space stands before each word, so that a word's beginning is found by looking for a text.
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
      if (found.length > 0 || words.some((word) => word.length < LEAST_FUZZY_LETTERS)) return found;
      vocabulary ??= vocabularyOf(folded);
      const near = words.map(slipsOf(vocabulary));
      return things.filter((_, index) => near.every((places) => places.has(index)));
    },
  };
}

/** Each word of the names once, with the places of those that have it. */
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

/** Places of the names with a word that was typed with one slip. */
const slipsOf =
  (vocabulary: Vocabulary) =>
  (typed: string): ReadonlySet<number> => {
    const found = new Set<number>();
    for (const [word, places] of vocabulary) {
      if (isOneSlipAway(typed, word)) for (const place of places) found.add(place);
    }
    return found;
  };
