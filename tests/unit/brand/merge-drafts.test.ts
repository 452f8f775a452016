import { describe, expect, it } from 'vitest';
import { mergeDrafts } from '#brand/merge-drafts.ts';

const base = {
  identity: { name: 'Den', tagline: 'a' },
  list: [{ id: 'x', n: 1 }, { id: 'y' }],
};

describe('mergeDrafts', () => {
  it('keeps the work of both where they touched different things', () => {
    const mine = { ...base, identity: { name: 'Mine', tagline: 'a' } };
    const theirs = {
      ...base,
      identity: { name: 'Den', tagline: 'theirs' },
      list: [{ id: 'x', n: 2 }, { id: 'y' }],
    };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      authored: {
        identity: { name: 'Mine', tagline: 'theirs' },
        list: [{ id: 'x', n: 2 }, { id: 'y' }],
      },
      clashes: [],
    });
  });

  it('lets mine stand where both changed the same, and says so', () => {
    const mine = { ...base, identity: { ...base.identity, name: 'Mine' } };
    const theirs = { ...base, identity: { ...base.identity, name: 'Theirs' } };
    expect(mergeDrafts(base, mine, theirs)).toEqual({
      authored: mine,
      clashes: [['identity', 'name']],
    });
  });

  it('keeps items both added and drops what one of them removed', () => {
    const mine = { ...base, list: [...base.list, { id: 'mine' }] };
    const theirs = { ...base, list: [{ id: 'x', n: 1 }, { id: 'theirs' }] };
    expect(mergeDrafts(base, mine, theirs).authored).toEqual({
      ...base,
      list: [{ id: 'x', n: 1 }, { id: 'mine' }, { id: 'theirs' }],
    });
  });

  it('takes over keys that only they have, and keeps mine that they removed and I changed', () => {
    const mine = { ...base, identity: { name: 'Mine', tagline: 'a' } };
    const { identity: _identity, ...rest } = base;
    const merged = mergeDrafts(base, mine, { ...rest, footer: { layout: 'line' } });
    expect(merged.authored).toEqual({ ...mine, footer: { layout: 'line' } });
    expect(merged.clashes).toEqual([['identity']]);
  });
});
