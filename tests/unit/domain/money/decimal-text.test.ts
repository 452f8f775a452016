import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, currencyExponent } from '#domain/money/currency.ts';
import {
  decimalTextFromMicro,
  microFromDecimalText,
  microFromText,
} from '#domain/money/decimal-text.ts';
import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { MoneyRefusal } from '#domain/money/money-refusal.ts';
import { refusalCode } from './refusal-code.ts';

const anyCurrency = fc.constantFrom(...CURRENCIES);
const anyMicro = fc.bigInt({ min: -MAX_AMOUNT_MICRO, max: MAX_AMOUNT_MICRO });

describe('decimal text', () => {
  it.each([
    ['12.5', 'PEN', 12_500_000n],
    ['0.01', 'PEN', 10_000n],
    ['-3', 'USD', -3_000_000n],
    ['007.10', 'EUR', 7_100_000n],
    ['1500', 'VND', 1_500_000_000n],
    ['1500.00', 'JPY', 1_500_000_000n],
    ['1.234', 'KWD', 1_234_000n],
    ['0.000001', 'USDT', 1n],
  ] as const)('%s %s', (text, currency, micro) => {
    expect(microFromDecimalText(text, currency)).toBe(micro);
  });

  it.each([
    ['0.001', 'PEN'],
    ['1.5', 'JPY'],
    ['0.0000001', 'USDT'],
    ['1e3', 'PEN'],
    ['1,5', 'PEN'],
    [' 1', 'PEN'],
    ['', 'PEN'],
    ['.5', 'PEN'],
    ['5.', 'PEN'],
    ['+5', 'PEN'],
    ['NaN', 'PEN'],
    ['0x10', 'PEN'],
    ['٣', 'PEN'],
    ['1'.repeat(200), 'PEN'],
  ] as const)('refuses %s %s', (text, currency) => {
    expect(refusalCode(() => microFromDecimalText(text, currency))).toBe('AMOUNT_NOT_CONVERTIBLE');
  });

  it('takes as many digits as the dialect allows and never more than a micro-unit has', () => {
    expect(microFromDecimalText('0.001', 'PEN', 3)).toBe(1_000n);
    expect(microFromDecimalText('0.00001', 'PEN', 5)).toBe(10n);
    expect(refusalCode(() => microFromDecimalText('0.0000001', 'PEN', 9))).toBe(
      'AMOUNT_NOT_CONVERTIBLE',
    );
  });

  it('refuses what one movement may not carry', () => {
    expect(microFromDecimalText('1000000000000', 'PEN')).toBe(MAX_AMOUNT_MICRO);
    expect(refusalCode(() => microFromDecimalText('1000000000000.01', 'PEN'))).toBe(
      'AMOUNT_OUT_OF_RANGE',
    );
    expect(refusalCode(() => microFromText('9223372036854775807'))).toBe('AMOUNT_OUT_OF_RANGE');
  });

  it('survives the way there and back', () => {
    fc.assert(
      fc.property(anyMicro, anyCurrency, (micro, currency) => {
        const text = decimalTextFromMicro(micro, currency);
        expect(microFromDecimalText(text, currency, 6)).toBe(micro);
        const fraction = text.split('.')[1] ?? '';
        expect(fraction.length).toBeGreaterThanOrEqual(currencyExponent(currency));
        expect(microFromText(micro.toString())).toBe(micro);
      }),
    );
  });

  it('is exact or refused: what is taken prints as the same number', () => {
    const decimal = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 11n }), fc.stringMatching(/^\d{0,9}$/))
      .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`));
    fc.assert(
      fc.property(decimal, anyCurrency, (text, currency) => {
        const canonical = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
        try {
          const printed = decimalTextFromMicro(microFromDecimalText(text, currency), currency);
          const short = printed.includes('.') ? printed.replace(/\.?0+$/, '') : printed;
          expect(short).toBe(canonical);
        } catch (error) {
          expect(error).toBeInstanceOf(MoneyRefusal);
          expect((canonical.split('.')[1] ?? '').length).toBeGreaterThan(
            currencyExponent(currency),
          );
        }
      }),
    );
  });

  it.each(['01', '-0', '1.0', '', '1n', ' 1', '0x1'])('micro text refuses "%s"', (text) => {
    expect(refusalCode(() => microFromText(text))).toBe('AMOUNT_NOT_CONVERTIBLE');
  });
});
