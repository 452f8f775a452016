import { foldText } from '#domain/text/fold-text.ts';

/** A setting as the search knows it. */
export interface SearchEntry {
  /** Into the effective document. */
  readonly pointer: string;
  readonly title: string;
  /** Section, groups and list items that hold it. */
  readonly path: string;
  /** Every text it holds. */
  readonly values: readonly string[];
  /** What its form says about it. */
  readonly help: string;
}

export interface SearchResult {
  readonly pointer: string;
  readonly title: string;
  readonly path: string;
  /** The text that matches best; empty when the setting holds none. */
  readonly value: string;
}

interface IndexedEntry {
  readonly entry: SearchEntry;
  readonly title: string;
  readonly path: string;
  readonly values: readonly string[];
  readonly help: string;
}

export type SearchIndex = readonly IndexedEntry[];

const MAX_RESULTS = 50;

/** Prepares entries for many searches. */
export function indexEntries(entries: readonly SearchEntry[]): SearchIndex {
  return entries.map((entry) => ({
    entry,
    title: foldText(entry.title),
    path: foldText(entry.path),
    values: entry.values.map(foldText),
    help: foldText(entry.help),
  }));
}

/**
 * Entries that hold every word of the query, best first: words in the title, then in the path, then
 * in a value. Equal ones keep the order of the forms.
 */
export function searchIndex(index: SearchIndex, query: string): readonly SearchResult[] {
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return index
    .flatMap((entry) => {
      const cost = costOf(entry, words);
      return cost === null ? [] : [{ entry, cost }];
    })
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, MAX_RESULTS)
    .map(({ entry }) => resultOf(entry, words));
}

/** The sum over all words; null when one of them is missing. */
function costOf(entry: IndexedEntry, words: readonly string[]): number | null {
  let total = 0;
  for (const word of words) {
    const cost = costOfWord(entry, word);
    if (cost === null) return null;
    total += cost;
  }
  return total;
}

function costOfWord({ title, path, values, help }: IndexedEntry, word: string): number | null {
  if (title === word) return 0;
  if (title.startsWith(word)) return 1;
  if (title.includes(word)) return 2;
  if (path.includes(word)) return 3;
  if (values.some((value) => value.includes(word))) return 4;
  return help.includes(word) ? 5 : null;
}

function resultOf({ entry, values }: IndexedEntry, words: readonly string[]): SearchResult {
  const { pointer, title, path } = entry;
  const hits = values.map((value) => words.filter((word) => value.includes(word)).length);
  const best = hits.indexOf(Math.max(0, ...hits));
  return { pointer, title, path, value: entry.values[Math.max(0, best)] ?? '' };
}
