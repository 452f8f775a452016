import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, rootToDecimal, toDecimal } from '#games/kit/proof/fraction.ts';

const naturals = fc.bigInt({ min: 0n, max: 10n ** 60n });
const positives = fc.bigInt({ min: 1n, max: 10n ** 60n });

describe('exact fractions', () => {
  it('keep their value in lowest terms', () => {
    fc.assert(
      fc.property(naturals, positives, positives, (numerator, denominator, factor) => {
        const plain = fraction(numerator, denominator);
        expect(plain.numerator * denominator).toBe(numerator * plain.denominator);
        expect(fraction(numerator * factor, denominator * factor)).toEqual(plain);
      }),
    );
    expect(fraction(-6n, 4n)).toEqual({ numerator: -3n, denominator: 2n });
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
  });

  it.each([
    [1n, 3n, 4, '0.3333'],
    [2n, 3n, 4, '0.6667'],
    [1n, 2n, 0, '1'],
    [99_999n, 100_000n, 4, '1.0000'],
    [5n, 100_000n, 4, '0.0001'],
    [49n, 1_000_000n, 4, '0.0000'],
    [1234n, 1n, 2, '1234.00'],
  ])('print %s/%s to %s places as %s', (numerator, denominator, places, text) => {
    expect(toDecimal(fraction(numerator, denominator), places)).toBe(text);
  });

  it('print their square root, rounded', () => {
    expect(rootToDecimal(fraction(2n, 1n), 9)).toBe('1.414213562');
    expect(rootToDecimal(fraction(2n, 1n), 4)).toBe('1.4142');
    expect(rootToDecimal(fraction(3n, 1n), 3)).toBe('1.732');
    expect(rootToDecimal(fraction(8n, 1n), 2)).toBe('2.83');
    expect(rootToDecimal(fraction(0n, 1n), 2)).toBe('0.00');
    fc.assert(
      fc.property(naturals, (square) => {
        const root = BigInt(rootToDecimal(fraction(square, 1n), 1).replace('.', ''));
        // Half a step to either side, times two.
        const twice = 2n * root;
        expect((twice - 1n) ** 2n <= square * 400n || root === 0n).toBe(true);
        expect((twice + 1n) ** 2n > square * 400n).toBe(true);
      }),
    );
  });
});
