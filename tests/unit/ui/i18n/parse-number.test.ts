import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSign } from '#ui/i18n/parse-amount.ts';
import { numberText, parseNumber } from '#ui/i18n/parse-number.ts';

describe('parseNumber', () => {
  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 12 ', 12],
    ['-0,05', -0.05],
    ['−0.05', -0.05],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['0', 0],
    ['-0', 0],
    ['0.1', 0.1],
  ])('reads %s in every language', (typed, value) => {
    expect(parseNumber(typed, ',')).toBe(value);
    expect(parseNumber(typed, '.')).toBe(value);
  });

  it('reads one sign before three digits by the language', () => {
    expect([parseNumber('1,500', ','), parseNumber('1,500', '.')]).toEqual([1.5, 1500]);
  });

  it.each(['', ' ', '-', '1,', '.5', '1,5,0', '1e3', 'abc', '--1', '0x10', '1.2.3'])(
    'does not take "%s" for a number',
    (typed) => {
      expect(parseNumber(typed, ',')).toBeNull();
      expect(parseNumber(typed, '.')).toBeNull();
    },
  );

  it.each(['en', 'es', 'es-PE', 'th', 'vi', 'de', 'ar'])('reads back what %s shows', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(parseNumber(numberText(value, locale), decimalSign(locale))).toBe(
          thousandths === 0 ? 0 : value,
        );
      }),
    );
  });
});
