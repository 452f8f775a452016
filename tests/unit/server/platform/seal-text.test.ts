import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textSeal } from '#server/platform/seal-text.ts';

const SECRET = 'a secret of at least thirty-two characters';

it('opens what it sealed, and seals the same text differently each time', () => {
  const seal = textSeal(SECRET, 'test');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [one, other] = [seal.seal(text), seal.seal(text)];
      expect(one).not.toBe(other);
      expect(seal.open(one)).toBe(text);
      expect(seal.open(other)).toBe(text);
    }),
  );
});

it('opens nothing that was changed, cut, or sealed for another purpose or with another secret', () => {
  const seal = textSeal(SECRET, 'test');
  const sealed = Buffer.from(seal.seal('the code is 1234567'), 'base64url');
  fc.assert(
    fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(seal.open(changed.toString('base64url'))).toBeNull();
    }),
  );
  for (let length = 0; length < sealed.length; length += 1) {
    expect(seal.open(sealed.subarray(0, length).toString('base64url'))).toBeNull();
  }
  expect(textSeal(SECRET, 'other').open(sealed.toString('base64url'))).toBeNull();
  expect(textSeal(`${SECRET}!`, 'test').open(sealed.toString('base64url'))).toBeNull();
});
