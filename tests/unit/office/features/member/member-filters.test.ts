import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  memberQuery,
  readMemberFilters,
} from '#office/features/member/member-filters.ts';

const read = (address: string) =>
  readMemberFilters(new URLSearchParams(address), ['denluma', 'kyvolta']);

describe('filters of the member list', () => {
  it('are read from the address', () => {
    expect(read('search=lu&brand=kyvolta&status=blocked&cursor=12')).toEqual({
      search: 'lu',
      brand: 'kyvolta',
      status: 'blocked',
      cursor: '12',
    });
  });

  it.each(['brand=tribunox', 'brand=', 'status=asleep', 'status=ACTIVE', 'cursor=%3Cb%3E'])(
    'take %s for not given',
    (address) => {
      expect(read(address)).toEqual({ search: '', brand: null, status: null, cursor: null });
    },
  );

  it('cut a search that is longer than the contract takes', () => {
    expect(memberQuery(read(`search=${'x'.repeat(90)}`)).search).toHaveLength(64);
  });

  it('ask for no more than what was given', () => {
    expect(memberQuery(read(''))).toEqual({ limit: 50 });
    expect(memberQuery(read('search=%20%20'))).toEqual({ limit: 50 });
    expect(memberQuery(read('search=%20lu%20&status=active'))).toEqual({
      limit: 50,
      search: 'lu',
      status: 'active',
    });
  });

  it('tell whether an empty list may be their doing', () => {
    expect(isFiltered(read('cursor=12'))).toBe(false);
    expect(isFiltered(read('search=%20'))).toBe(false);
    expect(isFiltered(read('status=closed'))).toBe(true);
  });
});
