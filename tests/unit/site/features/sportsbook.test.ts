import { describe, expect, it } from 'vitest';
import { readFollowed, toggledName } from '#site/features/sportsbook/followed.atoms.ts';
import { marketGroups } from '#site/features/sportsbook/market-groups.ts';
import { browsingOf, scopeOf } from '#site/features/sportsbook/scope.ts';
import { sharedLegs, shareText } from '#site/features/sportsbook/share-link.ts';
import {
  EMPTY_SLIP,
  kindOf,
  kindsFor,
  type Pick,
  slipOf,
  toggled,
} from '#site/features/sportsbook/slip.ts';
import { keepSlip, readSlip } from '#site/features/sportsbook/slip-memory.ts';

const pick = (eventId: string, more: Partial<Pick> = {}): Pick => ({
  eventId,
  home: 'Home',
  away: 'Away',
  market: '1x2',
  type: '1x2',
  specifiers: [],
  outcome: 'home',
  oddsMilli: 2_000,
  isBanker: false,
  ...more,
});
const picks = (count: number, bankers = 0): Pick[] =>
  Array.from({ length: count }, (_, place) =>
    pick(`event-${place}`, { isBanker: place < bankers }),
  );

describe('a slip', () => {
  it.each([
    [1, 0, ['single:1']],
    [2, 0, ['multiple:1', 'single:2']],
    [3, 0, ['multiple:1', 'single:3', 'trixie:4', 'patent:7', 'choose2:3']],
    [3, 2, ['multiple:1']],
    [4, 1, ['multiple:1', 'single:3', 'trixie:4', 'patent:7', 'choose2:3']],
  ])('of %i picks with %i bankers has its kinds and lines', (count, bankers, kinds) => {
    expect(kindsFor(picks(count, bankers)).map(({ id, lines }) => `${id}:${lines}`)).toEqual(kinds);
  });

  it('falls back to the first kind, and names bankers by their places', () => {
    const slip = {
      ...EMPTY_SLIP,
      picks: [pick('a'), pick('b', { isBanker: true })],
      kind: 'yankee',
    };
    expect(kindOf(slip).id).toBe('multiple');
    expect(slipOf(slip, 5n)).toMatchObject({ sizes: [1], bankers: [1], unitMicro: '5' });
  });

  it('takes an outcome in and out again', () => {
    expect(toggled(toggled([], pick('a')), pick('a', { oddsMilli: 3_000 }))).toEqual([]);
  });

  it('is kept, and what cannot be read is left out', () => {
    const kept = new Map<string, string>();
    const storage = () =>
      ({
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
      }) as unknown as Storage;
    expect(readSlip(storage)).toEqual(EMPTY_SLIP);
    const slip = { ...EMPTY_SLIP, picks: picks(2), acceptance: 'any' as const };
    keepSlip(storage, slip);
    expect(readSlip(storage)).toEqual(slip);
    kept.set('sports.slip', JSON.stringify({ ...slip, picks: [{ eventId: 5 }, ...picks(1)] }));
    expect(readSlip(storage).picks).toEqual(picks(1));
    kept.set('sports.slip', '{');
    expect(readSlip(storage)).toEqual(EMPTY_SLIP);
  });
});

describe('a shared slip', () => {
  it('is read as it was written', () => {
    const legs = [{ eventId: 'demo-0-1', market: 'total|total=2.5', outcome: 'over' }];
    expect(sharedLegs(shareText(legs))).toEqual(legs);
  });

  it.each([
    [null],
    [''],
    ['[]'],
    ['{}'],
    ['[["a","b"]]'],
    ['[["a","b",5]]'],
    ['[["<b>","1x2","home"]]'],
    [JSON.stringify(Array.from({ length: 41 }, () => ['a', 'b', 'c']))],
  ])('that is %s is none', (text) => {
    expect(sharedLegs(text)).toBeNull();
  });
});

describe('teams and leagues', () => {
  it('are followed and left again, and read back', () => {
    const followed = toggledName(toggledName(new Set(['Liga']), 'Club'), 'Liga');
    expect([...followed]).toEqual(['Club']);
    const kept = (text: string) => () => ({ getItem: () => text }) as unknown as Storage;
    expect([...readFollowed(kept('["Club", 5]'))]).toEqual(['Club']);
    expect([...readFollowed(kept('{"Club": 1}'))]).toEqual([]);
    expect([...readFollowed(kept('['))]).toEqual([]);
  });
});

describe('browsing', () => {
  it('is read from the address, and leaves out what it does not know', () => {
    const query = new URLSearchParams('sport=chess&view=live&league=Liga');
    expect(browsingOf(query, scopeOf('/sports'))).toEqual({
      sport: 'football',
      view: 'live',
      league: 'Liga',
      search: '',
    });
    expect(browsingOf(new URLSearchParams('sport=football'), scopeOf('/esports')).sport).toBe(
      'esports',
    );
  });
});

it('groups open markets, with the lines of one question together', () => {
  const market = (type: string, total: string, status: 'active' | 'settled' = 'active') => ({
    market: `${type}|total=${total}`,
    type,
    specifiers: [{ name: 'total', value: total }],
    status,
    group: 'all',
    outcomes: [],
  });
  const groups = marketGroups([
    market('total', '2.5'),
    market('total', '3.5'),
    market('1x2', ''),
    market('total', '1.5', 'settled'),
    market('unheardOf', ''),
  ]);
  expect(groups.map(({ name, types }) => [name, types.map((lines) => lines.length)])).toEqual([
    ['main', [1]],
    ['totals', [2]],
    ['others', [1]],
  ]);
});
