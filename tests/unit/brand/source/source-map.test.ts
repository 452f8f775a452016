import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { countKeys, countKeyTokens } from '#brand/source/count-keys.ts';
import { scanPlaces } from '#brand/source/scan-json.ts';
import { mapSource } from '#brand/source/source-map.ts';
import type { Json } from '#brand/json.ts';
import { toPointer } from '#brand/json-pointer.ts';

const text = `{
  "a": { "b/c": [1, 22, { "d": null }] },
  "ñ": "é", "e": true
}`;

describe('mapSource', () => {
  const source = mapSource('x.json', text);

  it.each([
    ['', 1, 1],
    ['/a', 2, 8],
    ['/a/b~1c', 2, 17],
    ['/a/b~1c/1', 2, 21],
    ['/a/b~1c/2/d', 2, 32],
    ['/e', 3, 18],
  ])('finds the value at "%s"', (pointer, line, column) => {
    expect(source.locate(pointer)).toEqual({ line, column });
  });

  it('finds the key', () => {
    expect(source.locate('/a/b~1c', 'key')).toEqual({ line: 2, column: 10 });
    expect(source.locate('/a/b~1c/1', 'key')).toEqual({ line: 2, column: 21 });
  });

  it('points at the holder of what is not there', () => {
    expect(source.locate('/a/x/y')).toEqual({ line: 2, column: 8 });
    expect(source.locate('/a/b~1c/7')).toEqual({ line: 2, column: 17 });
  });

  it('tells where a text breaks', () => {
    expect(mapSource('x.json', '{\n  "a": 1,\n}').faults[0]).toMatchObject({ line: 3, column: 1 });
    expect(mapSource('x.json', '{ // no\n}').faults).not.toEqual([]);
    expect(mapSource('x.json', '').faults).not.toEqual([]);
    expect(source.faults).toEqual([]);
  });

  it('finds keys said twice at any depth', () => {
    const twice = mapSource('x.json', '{"a":1,\n"b":[{"c":1,"c":2}],\n"a":3}');
    expect(twice.duplicateKeys).toEqual([
      { pointer: '/b/0/c', position: { line: 2, column: 13 } },
      { pointer: '/a', position: { line: 3, column: 1 } },
    ]);
  });
});

describe('positions without a syntax tree', () => {
  const documents = fc
    .tuple(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), fc.constantFrom('', '  ', '\t'))
    .map(([value, indent]) => JSON.stringify(value, null, indent));

  it('are those of the parser for every value of any document', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const root = parseTree(document);
        if (root !== undefined) expectSamePlaces(document, root, '');
      }),
    );
  });

  it('find as many keys in a text as its value has', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(countKeyTokens(document)).toBe(countKeys(JSON.parse(document) as Json));
      }),
    );
  });

  it('see a repeated key', () => {
    const document = String.raw`{"a\"":1,"b":{"c":"\\","c":":"}}`;
    expect(countKeyTokens(document)).toBe(4);
    expect(countKeys(JSON.parse(document) as Json)).toBe(3);
  });
});

function expectSamePlaces(document: string, node: Node, pointer: string): void {
  const places = scanPlaces(document);
  expect(places.get(pointer)?.value).toBe(node.offset);
  for (const [index, child] of (node.children ?? []).entries()) {
    const [key, value] = node.type === 'object' ? (child.children ?? []) : [undefined, child];
    if (value === undefined) continue;
    const below = `${pointer}${toPointer([key === undefined ? index : String(key.value)])}`;
    expectSamePlaces(document, value, below);
    if (key !== undefined) expect(places.get(below)?.key).toBe(key.offset);
  }
}
