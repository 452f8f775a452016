import { describe, expect, it } from 'vitest';
import { tlv } from '#domain/emv-qr/tlv.ts';

describe('tlv', () => {
  it('has the length in two digits', () => {
    expect(tlv('00', '01')).toBe('000201');
    expect(tlv('26', 'x'.repeat(99))).toBe(`2699${'x'.repeat(99)}`);
  });

  it.each([
    ['00', ''],
    ['00', 'x'.repeat(100)],
    ['00', 'é'],
    ['00', 'a\n'],
    ['00', '\n'],
    ['0', 'x'],
    ['100', 'x'],
    ['0a', 'x'],
  ])('refuses id %j with value %j', (id, value) => {
    expect(() => tlv(id, value)).toThrow(RangeError);
  });
});
