import { describe, expect, it } from 'vitest';
import {
  forgetSearches,
  recentSearches,
  rememberSearch,
} from '#site/features/lobby/recent-searches.ts';

function memoryWith(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return () => storage;
}

describe('recent searches', () => {
  it('puts a repeated search first and names it once', () => {
    const memory = memoryWith();
    for (const text of ['jade', 'dice', 'Jáde']) rememberSearch(memory, text);
    expect(recentSearches(memory)).toEqual(['Jáde', 'dice']);
  });

  it('replaces the beginnings of a search that was typed on', () => {
    const memory = memoryWith();
    for (const text of ['ja', 'jade', 'jade orchard']) rememberSearch(memory, text);
    expect(recentSearches(memory)).toEqual(['jade orchard']);
  });

  it('keeps the latest five and no single letters', () => {
    const memory = memoryWith();
    for (const text of ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'g']) rememberSearch(memory, text);
    expect(recentSearches(memory)).toEqual(['ff', 'ee', 'dd', 'cc', 'bb']);
  });

  it('forgets all of them', () => {
    const memory = memoryWith();
    rememberSearch(memory, 'jade');
    forgetSearches(memory);
    expect(recentSearches(memory)).toEqual([]);
  });

  it.each(['not json', '{"a":1}', '[42, null, ""]'])('ignores %s in the storage', (junk) => {
    expect(recentSearches(memoryWith({ recentSearches: junk }))).toEqual([]);
  });

  it('offers nothing where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => rememberSearch(forbidden, 'jade')).not.toThrow();
    expect(recentSearches(forbidden)).toEqual([]);
  });
});
