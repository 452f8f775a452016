import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '#site/features/lobby/lobby-filters.ts';
import { countByCategory, firstGames } from '#domain/game/first-games.ts';
import { facetOptions, narrowGames } from '#domain/game/game-facets.ts';
import { gameItem } from '../../site/site-fixture.ts';

const poker = gameItem({
  gameCode: 'poker',
  subCategories: ['VP'],
  theme: 'cards',
  volatility: 'low',
  rtpPercent: '99.5439',
  minStakeMicro: '500000',
  releasedOn: '2026-11-25',
});
const keno = gameItem({
  gameCode: 'keno',
  subCategories: ['BG'],
  theme: 'sea',
  volatility: 'high',
  rtpPercent: '98.75',
  minStakeMicro: '2000000',
  releasedOn: '2026-10-30',
});
const unknown = gameItem({
  gameCode: 'far',
  rtpPercent: null,
  minStakeMicro: null,
  volatility: null,
});
const old = gameItem({ gameCode: 'old', releasedOn: '2026-01-01', rtpPercent: '96.00' });
const all = [poker, keno, unknown, old];

describe('the facets of a lobby', () => {
  it('keeps the titles that every chosen facet allows', () => {
    const narrow = (change: object) => narrowGames(all, { ...NO_FILTERS, ...change });
    expect(narrow({})).toEqual(all);
    expect(narrow({ subCategory: 'VP' })).toEqual([poker]);
    expect(narrow({ leastReturn: '97' })).toEqual([poker, keno]);
    expect(narrow({ leastReturn: '97', mostStake: '500000' })).toEqual([poker]);
    expect(narrow({ theme: 'sea', volatility: 'low' })).toEqual([]);
  });

  it('says how many titles each choice leaves while the others stay, and offers no empty one', () => {
    const free = facetOptions(all, NO_FILTERS);
    expect(free.subCategory).toEqual([
      { value: 'VP', count: 1 },
      { value: 'BG', count: 1 },
    ]);
    expect(free.leastReturn).toEqual([
      { value: '95', count: 3 },
      { value: '97', count: 2 },
      { value: '99', count: 1 },
    ]);
    expect(free.mostStake).toEqual([
      { value: '500000', count: 2 },
      { value: '2000000', count: 3 },
    ]);
    const chosen = facetOptions(all, { ...NO_FILTERS, theme: 'sea' });
    expect(chosen.subCategory).toEqual([{ value: 'BG', count: 1 }]);
    expect(chosen.theme.map(({ value }) => value)).toEqual(['sea', 'cards']);
  });

  it('counts what choosing would leave', () => {
    for (const theme of [null, 'sea'] as const) {
      const facets = { ...NO_FILTERS, theme, mostStake: '2000000' };
      for (const { value, count } of facetOptions(all, facets).volatility) {
        expect(narrowGames(all, { ...facets, volatility: value })).toHaveLength(count);
      }
    }
  });
});

describe('the first games of a large catalogue', () => {
  const many = [...Array(200).keys()].map((at) => ({ at, category: at < 150 ? 'RNG' : 'FISH' }));

  it('have some of each category, in the catalogue’s order', () => {
    const first = firstGames([...many, { at: 200, category: 'PVP' }], 100);
    expect(first).toHaveLength(100);
    expect(first.map(({ at }) => at)).toEqual(first.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(countByCategory(first)).toEqual({ RNG: 87, FISH: 12, PVP: 1 });
  });

  it('are all of a small one, and never more than asked for', () => {
    expect(firstGames(many, 200)).toEqual(many);
    expect(firstGames(many, 5)).toHaveLength(5);
  });
});
