import { describe, expect, it } from 'vitest';
import type { GameSettings } from '#contract/generated/types.ts';
import {
  arrangementOf,
  contentOf,
  moved,
  shownVendors,
  withName,
  withState,
  withVendor,
} from '#office/features/games/arrangement.ts';
import { gameChanges, isGrave } from '#office/features/games/game-changes.ts';

const game = (nodeId: string, vassalage: string, gameCategory: 'RNG' | 'LIVE') =>
  ({ nodeId, gameName: nodeId, vassalage, gameCategory, state: 'on' }) as const;

const now: GameSettings = {
  brand: 'denluma',
  version: 3,
  lastChange: null,
  languages: ['es', 'en'],
  vendors: [
    { vassalage: 'house', displayName: 'Originals', state: 'on', names: [] },
    {
      vassalage: 'sea',
      displayName: 'Sea',
      state: 'on',
      names: [{ language: 'es', name: 'Mar' }],
    },
  ],
  categories: ['RNG', 'LIVE'],
  games: [
    game('house:a', 'house', 'RNG'),
    game('sea:b', 'sea', 'RNG'),
    game('sea:c', 'sea', 'LIVE'),
  ],
  hot: ['sea:b'],
};
const held = arrangementOf(now);
const sea = held.vendors[1];
if (sea === undefined) throw new Error('two vendors');

it('what is done and undone is no change', () => {
  expect(gameChanges(now, held)).toEqual([]);
  const back = withState(withState(held, 'house:a', 'off'), 'house:a', 'on');
  expect(gameChanges(now, back)).toEqual([]);
  expect(contentOf(back).games).toEqual([]);
  expect(gameChanges(now, { ...held, vendors: moved(moved(held.vendors, 0, 1), 1, -1) })).toEqual(
    [],
  );
});

describe('a change', () => {
  it('tells of each vendor, name, title and list from what to what', () => {
    const named = withName(withName({ ...sea, state: 'off' }, 'es', ' '), 'en', 'The Sea');
    const wanted = {
      ...withState(withVendor(held, named), 'house:a', 'maintenance'),
      categories: moved(held.categories, 1, -1),
      hot: [],
    };
    expect(gameChanges(now, wanted)).toEqual([
      { kind: 'vendor', id: 'sea', before: 'on', after: 'off' },
      { kind: 'name', id: 'sea', language: 'es', before: 'Mar', after: '' },
      { kind: 'name', id: 'sea', language: 'en', before: '', after: 'The Sea' },
      { kind: 'categoryOrder', before: ['RNG', 'LIVE'], after: ['LIVE', 'RNG'] },
      { kind: 'game', id: 'house:a', before: 'on', after: 'maintenance' },
      { kind: 'hot', before: ['sea:b'], after: [] },
    ]);
  });

  it('is grave when something is shut, and not when it is opened or moved', () => {
    expect(isGrave(gameChanges(now, withState(held, 'house:a', 'maintenance')))).toBe(true);
    expect(isGrave(gameChanges(now, { ...held, hot: [] }))).toBe(false);
  });
});

it('at the edge of a list nothing moves', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, -1)).toEqual(['b', 'a']);
});

it('a category’s vendors are those that are not off, and open where a title does', () => {
  const seen = (arrangement: typeof held) =>
    shownVendors(now, arrangement, 'RNG').map(({ vendor, opens }) => [vendor.vassalage, opens]);
  const house = ['house', true];
  expect(seen(held)).toEqual([house, ['sea', true]]);
  expect(seen(withState(held, 'sea:b', 'maintenance'))).toEqual([house, ['sea', false]]);
  expect(seen(withState(held, 'sea:b', 'off'))).toEqual([house]);
  expect(seen(withVendor(held, { ...sea, state: 'off' }))).toEqual([house]);
});
