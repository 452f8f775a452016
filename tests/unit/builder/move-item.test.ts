import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved } from '../../../builder/editor/actions/moved.ts';
import { arrangeList, mergedOrder } from '../../../builder/editor/document/arrange-list.ts';
import { after, entryIds, layers, ownWords } from './fixture.ts';

const place = ['navigation', 'entries'];

describe('moveItem', () => {
  it('moves an item of a list it says nothing about by one hint', () => {
    const edited = after(layers(), { type: 'moveItem', place, id: 'live', to: 1 });
    expect(entryIds(edited)).toEqual(['home', 'live', 'hot', 'slots']);
    expect(ownWords(edited)).toEqual({
      navigation: { entries: [{ id: 'live', $after: 'home' }] },
    });
  });

  it('moves to the very front', () => {
    const edited = after(layers(), { type: 'moveItem', place, id: 'slots', to: 0 });
    expect(entryIds(edited)).toEqual(['slots', 'home', 'hot', 'live']);
  });

  it('stops at the ends and leaves the document alone there', () => {
    const before = layers();
    expect(after(before, { type: 'moveItem', place, id: 'home', to: -3 }).authored).toEqual(
      before.authored,
    );
    expect(after(before, { type: 'moveItem', place, id: 'live', to: 99 }).authored).toEqual(
      before.authored,
    );
  });

  it('gives the order back to the parents', () => {
    const before = after(layers(), { type: 'moveItem', place, id: 'live', to: 0 });
    const edited = after(before, { type: 'inheritOrder', place });
    expect(ownWords(edited)).toEqual({});
  });

  it('keeps what items say when the order is inherited again', () => {
    const before = layers({
      navigation: {
        entries: [
          { id: 'live', hidden: true, $before: 'home' },
          { id: 'mine', $before: 'live' },
        ],
      },
    });
    const edited = after(before, { type: 'inheritOrder', place });
    expect(entryIds(edited)).toEqual(['home', 'hot', 'slots', 'live', 'mine']);
    expect(JSON.stringify(edited.authored)).toContain('"hidden":true');
  });
});

describe('moved', () => {
  it('is a permutation with the item in its place', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
        const [from, to] = [a % list.length, b % list.length];
        const result = moved(list, from, to);
        expect(new Set(result)).toEqual(new Set(list));
        expect(result).toHaveLength(list.length);
        expect(result[to]).toBe(list[from]);
      }),
    );
  });
});

describe('arrangeList', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const hint = fc.oneof(
    fc.constant({}),
    fc.constantFrom(...ids).map(($after) => ({ $after })),
    fc.constantFrom(...ids).map(($before) => ({ $before })),
    fc.constant({ $remove: true }),
  );
  const own = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...ids), hint), { selector: ([id]) => id })
    .map((items) => items.map(([id, rest]) => ({ id, ...rest })));

  it('reaches any order from any list, and says what the items said', () => {
    fc.assert(
      fc.property(fc.subarray(ids), own, fc.array(fc.nat()), (inherited, items, seeds) => {
        const order = [...mergedOrder(inherited, items)];
        const wanted = order.toSorted(
          (one, other) => (seeds[order.indexOf(one)] ?? 0) - (seeds[order.indexOf(other)] ?? 0),
        );
        const arranged = arrangeList(inherited, items, wanted, wanted[0]);
        expect(mergedOrder(inherited, arranged)).toEqual(wanted);
        const removed = items.filter((item) => '$remove' in item);
        expect(arranged).toEqual(expect.arrayContaining(removed));
      }),
    );
  });

  it('changes nothing where the order stands already', () => {
    fc.assert(
      fc.property(fc.subarray(ids), own, (inherited, items) => {
        expect(arrangeList(inherited, items, mergedOrder(inherited, items))).toBe(items);
      }),
    );
  });
});
