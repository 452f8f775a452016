import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '#domain/money/format-micro.ts';
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
  ])('reads %s where the point is the decimal sign', (typed, micro) => {
    expect(parseAmount(typed, 2, '.')).toBe(micro);
  });

  it('does not take a fraction for thousands, nor thousands for a fraction', () => {
    expect(parseAmount('5.125', 2, '.')).toBeNull();
    expect(parseAmount('5.125', 2, ',')).toBe(5_125_000_000n);
    expect(parseAmount('5,125', 2, ',')).toBeNull();
    expect(parseAmount('5.125', 3, '.')).toBe(5_125_000n);
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
    '٥٠',
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

it('knows the decimal sign of a language', () => {
  expect(decimalSign('es-PE')).toBe('.');
  expect(decimalSign('es-ES')).toBe(',');
});
