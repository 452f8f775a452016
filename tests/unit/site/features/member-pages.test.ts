import { describe, expect, it } from 'vitest';
import { boundProblem } from '#site/features/deposit/amount-bounds.ts';
import {
  type LobbyFilters,
  NO_FILTERS,
  readFilters,
  writeFilters,
} from '#site/features/lobby/lobby-filters.ts';
import { isFilterKind } from '#site/features/record/filter-kinds.ts';
import {
  forgetUsername,
  rememberedUsername,
  rememberUsername,
} from '#site/frame/remembered-username.ts';

describe('a lobby’s filters', () => {
  it('survive the way through the address', () => {
    const filters: LobbyFilters = {
      text: 'Ópera & más',
      vendor: 'TCG_SEA',
      subCategory: 'VP',
      theme: 'cards',
      volatility: 'low',
      leastReturn: '99',
      mostStake: '500000',
      onlyFavourites: true,
    };
    const search = writeFilters(new URLSearchParams(), filters);
    expect(readFilters(new URLSearchParams(search.toString()))).toEqual(filters);
  });

  it('leave the rest of the address alone, and nothing behind when cleared', () => {
    const before = new URLSearchParams(
      'ref=a&q=x&vassalage=y&kind=VP&theme=sea&rtp=97&stake=1&favourites=1',
    );
    const search = writeFilters(before, NO_FILTERS);
    expect(search.toString()).toBe('ref=a');
  });

  it('are never longer than a name can be', () => {
    expect(readFilters(new URLSearchParams({ q: 'x'.repeat(500) })).text).toHaveLength(64);
  });
});

describe('an amount to pay in', () => {
  const channel = { minAmountMicro: '10000000', maxAmountMicro: '50000000' };
  it.each([
    [null, 'none'],
    [9_999_999n, 'low'],
    [10_000_000n, null],
    [50_000_000n, null],
    [50_000_001n, 'high'],
  ])('%s: %s', (amount, problem) => {
    expect(boundProblem(amount, channel)).toBe(problem);
  });
});

it('filters by kinds it knows', () => {
  expect(isFilterKind('deposit')).toBe(true);
  expect(isFilterKind('constructor')).toBe(false);
  expect(isFilterKind(null)).toBe(false);
});

describe('the remembered username', () => {
  function memory() {
    const kept = new Map<string, string>();
    return {
      kept,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  }
  const DAY = 86_400_000;

  it('is kept for a day and not longer', () => {
    const store = memory();
    rememberUsername(() => store, 'lucia', 0);
    expect(rememberedUsername(() => store, DAY - 1)).toBe('lucia');
    expect(rememberedUsername(() => store, DAY)).toBeNull();
  });

  it('is forgotten on request', () => {
    const store = memory();
    rememberUsername(() => store, 'lucia', 0);
    forgetUsername(() => store);
    expect(store.kept.size).toBe(0);
  });

  it('is nothing when storage holds something else or refuses', () => {
    const store = memory();
    store.setItem('rememberedUsername', '{broken');
    expect(rememberedUsername(() => store, 0)).toBeNull();
    const refusing = {
      ...store,
      getItem: () => {
        throw new Error('forbidden');
      },
    };
    expect(rememberedUsername(() => refusing, 0)).toBeNull();
  });
});
