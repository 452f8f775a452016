import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyDigits,
  currencySymbol,
  decimalText,
  formatMicro,
} from '#domain/money/format-micro.ts';

/** Intl puts blanks that do not break; for the eye they are blanks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatMicro', () => {
  it.each([
    [1_248_500_000n, 'PEN', 'es-PE', 'S/ 1,248.50'],
    [0n, 'PEN', 'es-PE', 'S/ 0.00'],
    [-12_000_000n, 'PEN', 'es-PE', '-S/ 12.00'],
    [1_248_500_000n, 'USD', 'en', '$1,248.50'],
    [1_248_500_000n, 'EUR', 'es', '1.248,50 €'],
    [1_248_500_000n, 'JPY', 'en', '¥1,248'],
    // Cut, never rounded up: nobody is shown money that is not there.
    [999_999n, 'PEN', 'es-PE', 'S/ 0.99'],
    // Beyond what a float holds exactly.
    [9_007_199_254_740_993_000_000n, 'USD', 'en', '$9,007,199,254,740,993.00'],
  ])('shows %s of %s in %s as %s', (micro, currency, language, shown) => {
    expect(plain(formatMicro(micro, currency, language))).toBe(shown);
  });

  it('gives gains and losses a sign, and nothing at all none', () => {
    const signed = (micro: bigint) => plain(formatMicro(micro, 'USD', 'en', { signed: true }));
    expect(signed(84_200_000n)).toBe('+$84.20');
    expect(signed(-12_000_000n)).toBe('-$12.00');
    expect(signed(0n)).toBe('$0.00');
  });
});

describe('decimalText', () => {
  it('keeps every digit up to micro-units', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (micro) => {
        const text = decimalText(micro, 6);
        const [whole = '', fraction = ''] = text.replace('-', '').split('.');
        const back = BigInt(whole) * 1_000_000n + BigInt(fraction);
        expect(text.startsWith('-') ? -back : back).toBe(micro);
      }),
    );
  });

  it('has no negative zero', () => {
    expect(decimalText(-1n, 2)).toBe('0.00');
    expect(decimalText(-1n, 0)).toBe('0');
  });
});

it('knows decimals and signs of currencies', () => {
  expect(currencyDigits('PEN')).toBe(2);
  expect(currencyDigits('VND')).toBe(0);
  expect(currencySymbol('PEN', 'es-PE')).toBe('S/');
});
