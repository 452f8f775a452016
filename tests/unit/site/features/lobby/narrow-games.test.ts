import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '#site/features/lobby/lobby-filters.ts';
import { facetOptions, narrowGames } from '#site/features/lobby/narrow-games.ts';
import { newGames } from '#site/features/lobby/new-games.ts';
import { gameItem } from '../../site-fixture.ts';

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

describe('a lobby', () => {
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

  it('calls new what came within two months of the newest title', () => {
    expect(newGames(all)).toEqual([poker, keno]);
    expect(newGames([unknown])).toEqual([]);
  });
});
