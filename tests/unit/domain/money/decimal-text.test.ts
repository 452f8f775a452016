import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyExponent } from '#domain/money/currency.ts';
import { decimalTextFromMicro } from '#domain/money/decimal-text.ts';
import { MAX_AMOUNT_MICRO, MICRO_DIGITS } from '#domain/money/micro.ts';

const anyCurrency = fc.constantFrom(...CURRENCIES);
const anyMicro = fc.bigInt({ min: -MAX_AMOUNT_MICRO, max: MAX_AMOUNT_MICRO });

/** Moves the point by the digits of a micro-unit. */
function microOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(`${whole}${fraction.padEnd(MICRO_DIGITS, '0')}`);
}

describe('decimal text', () => {
  it.each([
    ['12.50', 'PEN', 12_500_000n],
    ['0.01', 'PEN', 10_000n],
    ['-3.00', 'USD', -3_000_000n],
    ['-0.05', 'USD', -50_000n],
    ['1500', 'JPY', 1_500_000_000n],
    ['1.234', 'KWD', 1_234_000n],
    ['0.000001', 'USDT', 1n],
    ['1000000000000.00', 'PEN', MAX_AMOUNT_MICRO],
  ] as const)('%s %s', (text, currency, micro) => {
    expect(decimalTextFromMicro(micro, currency)).toBe(text);
  });

  it('is exact, with at least the digits of the currency', () => {
    fc.assert(
      fc.property(anyMicro, anyCurrency, (micro, currency) => {
        const text = decimalTextFromMicro(micro, currency);
        expect(microOf(text)).toBe(micro);
        const fraction = text.split('.')[1] ?? '';
        expect(fraction.length).toBeGreaterThanOrEqual(currencyExponent(currency));
      }),
    );
  });
});
