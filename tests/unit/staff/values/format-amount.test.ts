import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainAmount } from '#domain/money/plain-amount.ts';
import { formatAmount } from '#staff/values/format-amount.ts';

const micro = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

describe('formatAmount', () => {
  it.each([
    [0n, 'PEN', '', '0.00'],
    [1_234_500_000n, 'PEN', '', '1,234.50'],
    [-1_000_000n, 'PEN', '−', '1.00'],
    [125n, 'PEN', '', '0.000125'],
    [187_375_000n, 'PEN', '', '187.375'],
    [5_000_000n, 'CLP', '', '5'],
    [5_500_000n, 'CLP', '', '5.5'],
    [1_000_000n, 'USDT', '', '1.000000'],
    [9_223_372_036_854_775_807n, 'PEN', '', '9,223,372,036,854.775807'],
  ])('%s micro of %s', (amount, currency, sign, figures) => {
    expect(formatAmount(amount, currency, 'es-419')).toEqual({ sign, figures });
  });

  it('shows a plus where a movement is meant, and none for nothing', () => {
    expect(formatAmount(1n, 'PEN', 'es-419', { signed: true }).sign).toBe('+');
    expect(formatAmount(-1n, 'PEN', 'es-419', { signed: true }).sign).toBe('−');
    expect(formatAmount(0n, 'PEN', 'es-419', { signed: true }).sign).toBe('');
  });

  it('loses nothing: what is shown reads back as the same amount', () => {
    fc.assert(
      fc.property(
        micro,
        fc.constantFrom('PEN', 'CLP', 'USDT', 'KWD', 'XXX'),
        (amount, currency) => {
          const { sign, figures } = formatAmount(amount, currency, 'en');
          expect(readBack(figures.replaceAll(',', '')) * (sign === '−' ? -1n : 1n)).toBe(amount);
        },
      ),
    );
  });
});

describe('plainAmount', () => {
  it.each([
    [0n, 'PEN', '0.00'],
    [-1_000_000n, 'PEN', '-1.00'],
    [1_234_567_891n, 'PEN', '1234.567891'],
    [1_250_000n, 'CLP', '1.25'],
    [1_000_000n, 'CLP', '1'],
    [1_000_000n, 'USDT', '1.000000'],
    [-125n, 'PEN', '-0.000125'],
  ])('%s micro of %s is %s', (amount, currency, text) => {
    expect(plainAmount(amount, currency)).toBe(text);
  });

  it('reads back as the same amount, without grouping', () => {
    fc.assert(
      fc.property(micro, fc.constantFrom('PEN', 'CLP', 'USDT', 'KWD'), (amount, currency) => {
        const text = plainAmount(amount, currency);
        expect(text).toMatch(/^-?\d+(\.\d{1,6})?$/);
        const size = readBack(text.replace('-', ''));
        expect(text.startsWith('-') ? -size : size).toBe(amount);
      }),
    );
  });
});

function readBack(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}
