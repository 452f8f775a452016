import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters } from '#server/platform/request-validator-runtime.ts';

it('counts characters outside of the basic plane, and halves of them, as one', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\ud83d', '\ude00') });
  fc.assert(
    fc.property(texts, (text) => {
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});
