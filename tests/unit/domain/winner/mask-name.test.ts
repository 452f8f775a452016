import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskName } from '#domain/winner/mask-name.ts';

describe('a name on the winner board', () => {
  it.each([
    ['luna', 'lu•••'],
    ['ana', 'an•••'],
    ['li', 'l•••'],
    ['x', '•••'],
    ['', '•••'],
    ['นก้อย', 'นก้•••'],
    ['👨‍👩‍👧👍🏽ok', '👨‍👩‍👧👍🏽•••'],
  ])('%s is read as %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });

  it('never tells a whole name, nor how long it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
        const masked = maskName(name);
        expect(masked.endsWith('•••')).toBe(true);
        expect(masked.slice(0, -3).length).toBeLessThan(name.length);
      }),
    );
  });
});
