import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCharacters, formats } from '#server/platform/request-validator-runtime.ts';

it('counts characters outside of the basic plane, and halves of them, as one', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\ud83d', '\ude00') });
  fc.assert(
    fc.property(texts, (text) => {
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});

it('refuses days and moments that no database row can hold', () => {
  const isDay = formats.date;
  const isMoment = formats['date-time'];
  expect([isDay('0001-01-01'), isDay('2028-02-29')]).toEqual([true, true]);
  expect([isDay('0000-01-01'), isDay('2026-02-29'), isDay('today')]).toEqual([false, false, false]);
  expect(isMoment('0000-01-01T00:00:00Z')).toBe(false);
  expect(isMoment('2026-12-31T23:59:60Z')).toBe(false);
  expect(isMoment('9999-12-31T23:59:59.999Z')).toBe(true);
  expect(isMoment('9999-12-31T23:59:59-01:00')).toBe(false);
  expect(isMoment('0001-01-01T00:00:00+01:00')).toBe(false);
});
