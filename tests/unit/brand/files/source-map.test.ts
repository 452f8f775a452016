import { describe, expect, it } from 'vitest';
import { mapSource } from '#brand/files/source-map.ts';

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
