import { expect, it } from 'vitest';
import { newReference } from '#server/platform/id.ts';

it('makes references of 16 unambiguous characters', () => {
  const references = Array.from({ length: 1_000 }, newReference);
  expect(references.filter((one) => !/^[0-9A-HJKMNP-TV-Z]{16}$/.test(one))).toEqual([]);
  expect(new Set(references).size).toBe(references.length);
  expect(new Set(references.join('')).size).toBe(32);
});
