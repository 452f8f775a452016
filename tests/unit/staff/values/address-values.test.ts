import { describe, expect, it } from 'vitest';
import { cursorOf, withValues } from '#staff/values/address-values.ts';

describe('withValues', () => {
  it('sets, replaces and takes out, and keeps the rest', () => {
    const before = new URLSearchParams('search=lu&status=active&utm=x');
    const after = withValues(before, { search: 'luna', status: null, brand: 'denluma' });
    expect(after.toString()).toBe('search=luna&utm=x&brand=denluma');
    expect(before.get('search')).toBe('lu');
  });

  it('goes back to the first page: a cursor is of the list as it was narrowed before', () => {
    const after = withValues(new URLSearchParams('cursor=12&search=a'), { search: '' });
    expect(after.toString()).toBe('');
  });
});

describe('cursorOf', () => {
  it.each([
    ['cursor=249833348248465408', '249833348248465408'],
    ['cursor=249833348248465408.2', '249833348248465408.2'],
    ['', null],
    ['cursor=', null],
    ['cursor=a%20b', null],
    [`cursor=${'1'.repeat(201)}`, null],
  ])('%s', (address, cursor) => {
    expect(cursorOf(new URLSearchParams(address))).toBe(cursor);
  });
});
