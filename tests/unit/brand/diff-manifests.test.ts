import { describe, expect, it } from 'vitest';
import { diffManifests } from '#brand/diff-manifests.ts';

describe('diffManifests', () => {
  it('finds nothing between equal manifests', () => {
    expect(diffManifests({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
  });

  it('names what was added, removed and changed, list items by id', () => {
    const before = { a: 1, gone: true, list: [{ id: 'x', v: 1 }, { id: 'y' }], plain: [1] };
    const after = { a: 2, list: [{ id: 'x', v: 2 }, { id: 'z' }], plain: [1, 2], fresh: 'n' };
    expect(diffManifests(before, after)).toEqual([
      { pointer: '/a', kind: 'changed', before: 1, after: 2 },
      { pointer: '/gone', kind: 'removed', before: true },
      { pointer: '/list/x/v', kind: 'changed', before: 1, after: 2 },
      { pointer: '/list/y', kind: 'removed', before: { id: 'y' } },
      { pointer: '/list/z', kind: 'added', after: { id: 'z' } },
      { pointer: '/plain', kind: 'changed', before: [1], after: [1, 2] },
      { pointer: '/fresh', kind: 'added', after: 'n' },
    ]);
  });

  it('sees another order', () => {
    const list = (...ids: string[]) => ({ list: ids.map((id) => ({ id })) });
    expect(diffManifests(list('a', 'b', 'c'), list('c', 'a', 'x'))).toContainEqual({
      pointer: '/list',
      kind: 'reordered',
      before: ['a', 'c'],
      after: ['c', 'a'],
    });
    expect(diffManifests(list('a', 'b'), list('a', 'x', 'b'))).toEqual([
      { pointer: '/list/x', kind: 'added', after: { id: 'x' } },
    ]);
  });
});
