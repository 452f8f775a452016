import { useEffect, useState } from 'react';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

/** A text that stays this long is a search, not a pause in typing. */
const SETTLED_MS = 1_500;

const memory = (): Storage => localStorage;

/** Remembers the lobby's searches in this browser. */
export function useRememberSearch(text: string): void {
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => rememberSearch(memory, text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
}

/** The searches of this browser before the present one, and a way to forget them. */
export function useRecentSearches(text: string): {
  searches: readonly string[];
  forget: () => void;
} {
  const [kept, setKept] = useState<readonly string[]>([]);
  // After hydration: the server does not know them.
  useEffect(() => setKept(recentSearches(memory)), [text]);
  return {
    searches: kept.filter((search) => search !== text),
    forget() {
      forgetSearches(memory);
      setKept([]);
    },
  };
}
