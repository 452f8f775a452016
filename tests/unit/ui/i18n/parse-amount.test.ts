import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decimalText } from '#domain/money/format-micro.ts';
import { localeOf } from '#domain/text/locale-of.ts';
import { decimalSign, parseAmount } from '#ui/i18n/parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['50', 50_000_000n],
    ['50.5', 50_500_000n],
    ['50,50', 50_500_000n],
    [' 1 250 ', 1_250_000_000n],
    ['1,250', 1_250_000_000n],
    ['1,250.75', 1_250_750_000n],
    ['1.250,75', 1_250_750_000n],
    ['1.250.000', 1_250_000_000_000n],
    ['0.01', 10_000n],
    ['12,34,567.5', 1_234_567_500_000n],
    ['٥٠', 50_000_000n],
    ['١٬٢٥٠٫٧٥', 1_250_750_000n],
    ['১,২৫,০০০.৫০', 125_000_500_000n],
    ['၅၀.၅', 50_500_000n],
    ['１，２５０．７５', 1_250_750_000n],
    ['\u200f٥٠\u200f', 50_000_000n],
  ])('reads %s where the point is the decimal sign', (typed, micro) => {
    expect(parseAmount(typed, 2, '.')).toBe(micro);
  });

  it('does not take a fraction for thousands, nor thousands for a fraction', () => {
    expect(parseAmount('5.125', 2, '.')).toBeNull();
    expect(parseAmount('5.125', 2, ',')).toBe(5_125_000_000n);
    expect(parseAmount('5,125', 2, ',')).toBeNull();
    expect(parseAmount('5.125', 3, '.')).toBe(5_125_000n);
    expect(parseAmount('0.125', 2, ',')).toBeNull();
    expect(parseAmount('0.125', 3, ',')).toBe(125_000n);
  });

  it.each([
    '',
    'abc',
    '-5',
    '1,25,0',
    '1.2.3',
    '5.',
    '.',
    '1e3',
    '٥٠٫',
    '١٫٢٫٣',
    '1.5٫2',
    '1,25,00',
    '½',
    '1,250,75',
    '12345678901234',
  ])('does not take "%s" for an amount', (typed) => {
    expect(parseAmount(typed, 2, '.')).toBeNull();
  });

  it('reads back whatever is shown as a plain decimal', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999n }), (cents) => {
        const micro = cents * 10_000n;
        expect(parseAmount(decimalText(micro, 2), 2, '.')).toBe(micro);
      }),
    );
  });
});

/** Countries whose notation differs from the language's own. */
const COUNTRIES = ['', 'AR', 'AT', 'BD', 'CH', 'EG', 'ES', 'IN', 'MM', 'MX', 'PE', 'SA', 'ZA'];
const LOCALES = readdirSync('brands/_registry/languages').flatMap((file) => {
  const language = file.replace('.json', '');
  return COUNTRIES.map((country) => localeOf(language, country === '' ? undefined : country));
});

it.each([...new Set(LOCALES)])('reads back what %s shows, grouped or not', (locale) => {
  const decimal = decimalSign(locale);
  for (const digits of [0, 2, 3, 6]) {
    for (const useGrouping of [true, false]) {
      const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping,
      });
      const amounts = fc.bigInt({ min: 0n, max: 10n ** BigInt(12 + digits) - 1n });
      fc.assert(
        fc.property(amounts, (parts) => {
          const micro = parts * 10n ** BigInt(6 - digits);
          const text = format.format(decimalText(micro, digits) as Intl.StringNumericLiteral);
          expect(parseAmount(text, digits, decimal), text).toBe(micro);
        }),
        { numRuns: 8 },
      );
    }
  }
});

it('knows the decimal sign of a language', () => {
  expect(decimalSign('es-PE')).toBe('.');
  expect(decimalSign('es-ES')).toBe(',');
});
