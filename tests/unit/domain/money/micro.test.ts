import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedCurrency, CURRENCIES, currencyExponent } from '#domain/money/currency.ts';
import {
  MAX_AMOUNT_MICRO,
  minorFromMicro,
  scaledFromMicro,
  wholeMicro,
} from '#domain/money/micro.ts';
import { refusalCode } from './refusal-code.ts';

describe('micro-units', () => {
  it.each([
    ['PEN', 1n, 10_000n],
    ['JPY', 1n, 1_000_000n],
    ['KWD', 1n, 1_000n],
    ['USDT', 1n, 1n],
    ['CLP', -5n, -5_000_000n],
  ] as const)('%s: %d minor', (currency, minor, micro) => {
    expect(minorFromMicro(micro, currency)).toBe(minor);
  });

  it.each([
    ['100 000 parts', 100_000n, 1n, 10n],
    ['1 000 parts', 1_000n, 1n, 1_000n],
    ['10 000 parts', 10_000n, 12_345n, 1_234_500n],
    ['a million parts', 1_000_000n, 7n, 7n],
  ] as const)('a vendor that counts %s', (_name, parts, amount, micro) => {
    expect(scaledFromMicro(micro, parts)).toBe(amount);
  });

  it('refuses instead of rounding', () => {
    expect(refusalCode(() => minorFromMicro(1n, 'PEN'))).toBe('AMOUNT_NOT_CONVERTIBLE');
    expect(refusalCode(() => scaledFromMicro(1n, 100_000n))).toBe('AMOUNT_NOT_CONVERTIBLE');
    expect(scaledFromMicro(10n, 100_000n)).toBe(1n);
  });

  it('leaves of an amount what minor units can express, and less than one is over', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: MAX_AMOUNT_MICRO }),
        fc.constantFrom(...CURRENCIES),
        (micro, currency) => {
          const whole = wholeMicro(micro, currency);
          const over = micro - whole;
          expect(() => minorFromMicro(whole, currency)).not.toThrow();
          expect(over >= 0n && over < 1_000_000n / 10n ** BigInt(currencyExponent(currency))).toBe(
            true,
          );
        },
      ),
    );
  });

  it('converts every amount of minor units in every currency', () => {
    const limit = MAX_AMOUNT_MICRO / 1_000_000n;
    fc.assert(
      fc.property(
        fc.bigInt({ min: -limit, max: limit }),
        fc.constantFrom(...CURRENCIES),
        (minor, currency) => {
          const micro = (minor * 1_000_000n) / 10n ** BigInt(currencyExponent(currency));
          expect(minorFromMicro(micro, currency)).toBe(minor);
        },
      ),
    );
  });

  it('knows the currencies it must, and no other', () => {
    const wanted = [
      'PEN',
      'USD',
      'EUR',
      'VND',
      'THB',
      'MXN',
      'COP',
      'CLP',
      'BRL',
      'MYR',
      'IDR',
      'JPY',
      'KWD',
      'USDT',
    ];
    expect(CURRENCIES).toEqual(expect.arrayContaining(wanted));
    for (const currency of CURRENCIES) expect(currencyExponent(currency)).toBeLessThanOrEqual(6);
    for (const code of ['pen', 'XXX', '', 'toString', '__proto__']) {
      expect(refusalCode(() => checkedCurrency(code))).toBe('WRONG_CURRENCY');
    }
  });
});
