import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountEffort, MOST_EFFORT, workFactor } from '#domain/human-check/work-factor.ts';

const rate = fc.integer({ min: 0, max: 100_000 });
const rates = fc.record({ address: rate, network: rate, brand: rate });

describe('the work of a check', () => {
  it('is the base for a household, and grows with every source', () => {
    const quiet = { address: 3, network: 3, brand: 3 };
    expect(workFactor('slider', quiet, 1)).toBe(1);
    expect(workFactor('slider', { ...quiet, address: 17 }, 1)).toBe(4);
    expect(workFactor('slider', { ...quiet, network: 97 }, 1)).toBe(4);
    expect(workFactor('slider', { ...quiet, brand: 481 }, 1)).toBe(4);
    expect(workFactor('proofOfWork', quiet, 1)).toBe(4);
    expect(workFactor('slider', quiet, 8)).toBe(8);
  });

  it('never falls when more is asked for, and has an end', () => {
    fc.assert(
      fc.property(rates, rate, (held, more) => {
        const before = workFactor('slider', held, 1);
        const after = workFactor('slider', { ...held, address: held.address + more }, 1);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(workFactor('proofOfWork', held, 8)).toBeLessThanOrEqual(MOST_EFFORT);
      }),
    );
  });

  it('for an account doubles with each twenty wrong passwords, and leaves room for another kind', () => {
    expect([0, 19, 20, 40, 60, 200].map(accountEffort)).toEqual([1, 1, 2, 4, 8, 16]);
  });
});
