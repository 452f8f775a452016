import { foldText } from '#domain/text/fold-text.ts';

const KEY = 'recentSearches';
const MOST_SEARCHES = 5;
const LEAST_LETTERS = 2;
const MOST_LETTERS = 64;

/** Called for each access: where storage is forbidden, reading the global throws. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Earlier searches of this browser, the latest first. */
export function recentSearches(memory: Memory): readonly string[] {
  try {
    const kept: unknown = JSON.parse(memory().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST_SEARCHES) : [];
  } catch {
    // Storage is forbidden, or another script wrote to it.
    return [];
  }
}

/** Puts a search first. It replaces its own beginnings: they were pauses in typing it. */
export function rememberSearch(memory: Memory, typed: string): void {
  const search = typed.trim();
  if (!isSearch(search)) return;
  const folded = foldText(search);
  const others = recentSearches(memory).filter((kept) => !folded.startsWith(foldText(kept)));
  try {
    memory().setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST_SEARCHES)));
  } catch {
    // Without storage nothing is offered again; the search itself works.
  }
}

export function forgetSearches(memory: Memory): void {
  try {
    memory().removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.length >= LEAST_LETTERS && value.length <= MOST_LETTERS;
}
