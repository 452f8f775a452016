import { expect, it } from 'vitest';
import { findIcons, iconWords } from '../../../../../../builder/editor/fields/icon/find-icons.ts';

const icons = ['house', 'gameController', 'usersThree', 'user'].map((value) => ({
  value,
  label: value,
}));
const found = (search: string) => findIcons(icons, search).map(({ value }) => value);

it('offers every icon without a search', () => {
  expect(found('  ')).toHaveLength(4);
});

it('finds the words of a name in any order and case', () => {
  expect(found('controller GAME')).toEqual(['gameController']);
  expect(found('gamecon')).toEqual(['gameController']);
  expect(found('user')).toEqual(['usersThree', 'user']);
  expect(found('rocket')).toEqual([]);
});

it('reads a name as words', () => {
  expect(iconWords('usersThree')).toBe('users three');
});
