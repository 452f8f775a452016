import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, type Json, sameJson } from '#brand/json.ts';

const json = () => fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

it('two values are the same exactly when their canonical texts are', () => {
  fc.assert(
    fc.property(json(), json(), (one, other) => {
      expect(sameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      expect(sameJson(one, structuredClone(one))).toBe(true);
    }),
  );
});

it('a key without a value is no key', () => {
  const lacking = { a: 1, b: undefined } as unknown as Json;
  expect(sameJson(lacking, { a: 1 })).toBe(true);
  expect(sameJson({ a: 1 }, lacking)).toBe(true);
});
