import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#brand/json.ts';
import { mergeLayer } from '#brand/merge.ts';

const guard = { allows: () => true, orphan: () => {}, empty: () => {} };

function lay(parent: JsonObject, child: JsonObject): JsonObject {
  const base = mergeLayer(undefined, parent, { id: 'parent', revision: 1, guard });
  return mergeLayer(base, child, { id: 'child', revision: 1, guard }).value as JsonObject;
}

const key = fc.constantFrom('a', 'b', 'c', 'd');
const id = fc.constantFrom('one', 'two', 'three', 'four', 'five');
const leaf = fc.oneof(fc.integer(), fc.boolean(), fc.string({ maxLength: 4 }));
const plainList = fc.array(leaf, { maxLength: 3 });

/** Documents as a base writes them: no removals, no hints. */
const full: fc.Arbitrary<JsonObject> = fc.letrec<{ object: JsonObject }>((tie) => ({
  object: fc.dictionary(
    key,
    fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      plainList,
      fc.uniqueArray(fc.record({ id, value: leaf, inner: fc.option(tie('object'), { nil: 0 }) }), {
        selector: (item) => item.id,
        maxLength: 4,
      }),
      tie('object'),
    ),
    { maxKeys: 4 },
  ) as fc.Arbitrary<JsonObject>,
})).object;

const item = fc.oneof(
  fc.record({ id, $remove: fc.constant(true) }),
  fc.record({ id, value: leaf }),
  fc.record({ id }),
  fc.record({ id, $after: id }),
  fc.record({ id, $before: id, value: leaf }),
);

/** Documents as a brand writes them, with removals and hints. */
const sparse: fc.Arbitrary<JsonObject> = fc.letrec<{ object: JsonObject }>((tie) => ({
  object: fc.dictionary(
    key,
    fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant(null),
      leaf,
      plainList,
      fc.uniqueArray(item, { selector: (entry) => entry.id, maxLength: 5 }),
      tie('object'),
    ),
    { maxKeys: 4 },
  ) as fc.Arbitrary<JsonObject>,
})).object;

describe('laying a brand over its parent', () => {
  it('inherits all of what the brand does not mention', () => {
    fc.assert(
      fc.property(full, (parent) => {
        expect(lay(parent, {})).toEqual(parent);
      }),
    );
  });

  it('removes what the brand sets to null', () => {
    fc.assert(
      fc.property(full, key, (parent, name) => {
        const { [name]: _gone, ...rest } = parent;
        expect(lay(parent, { [name]: null })).toEqual(rest);
      }),
    );
  });

  it('changes nothing when done twice', () => {
    fc.assert(
      fc.property(full, sparse, (parent, child) => {
        const once = lay(parent, child);
        expect(lay(once, child)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves no instruction behind', () => {
    fc.assert(
      fc.property(full, sparse, (parent, child) => {
        expect(JSON.stringify(lay(parent, child))).not.toMatch(/\$before|\$after|\$remove|null/);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the items of a list each once', () => {
    fc.assert(
      fc.property(full, sparse, (parent, child) => {
        for (const value of Object.values(lay(parent, child))) {
          if (!Array.isArray(value)) continue;
          const ids = value.flatMap((entry: unknown) =>
            typeof entry === 'object' && entry !== null && 'id' in entry ? [entry.id] : [],
          );
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the order of a merged list', () => {
  const parent = { list: ['a', 'b', 'c', 'd'].map((name) => ({ id: name, value: 1 })) };
  const orderOf = (list: JsonObject[]) =>
    (lay(parent, { list })['list'] as unknown as { id: string }[])
      .map((entry) => entry.id)
      .join('');

  it.each([
    ['all of them, as the brand lists them', ['d', 'c', 'b', 'a'], 'dcba'],
    ['some of them swap places', ['c', 'a'], 'cbad'],
    ['a new one at the end', ['x'], 'abcdx'],
    ['a new one after its neighbour', ['b', 'x'], 'abxcd'],
    ['a new one before its neighbour', ['x', 'b'], 'axbcd'],
  ])('%s', (_, ids, expected) => {
    expect(orderOf(ids.map((name) => ({ id: name })))).toBe(expected);
  });

  it.each([
    ['$before', [{ id: 'd', $before: 'a' }], 'dabc'],
    ['$after', [{ id: 'a', $after: 'c' }], 'bcad'],
    ['$remove', [{ id: 'b', $remove: true }], 'acd'],
    [
      'a chain of hints',
      [
        { id: 'a', $after: 'b' },
        { id: 'b', $after: 'd' },
      ],
      'cdba',
    ],
    [
      'a circle of hints goes last, as listed',
      [
        { id: 'a', $after: 'b' },
        { id: 'b', $after: 'a' },
      ],
      'cdab',
    ],
    ['a hint at nothing goes last', [{ id: 'a', $after: 'zz' }], 'bcda'],
  ])('%s', (_, list, expected) => expect(orderOf(list)).toBe(expected));
});
