import { describe, expect, it } from 'vitest';
import { cashBackMicro, rebateMicro } from '#domain/rebate/rebate-amount.ts';

describe('amounts', () => {
  it('are rounded down, and nothing comes of nothing', () => {
    expect(rebateMicro(199n, 120)).toBe(2n);
    expect(rebateMicro(-5n, 120)).toBe(0n);
  });

  it('of cash back follow the highest step, up to the limit', () => {
    const steps = [
      { fromMicro: '1000', basisPoints: 500 },
      { fromMicro: '100', basisPoints: 300 },
    ];
    expect(cashBackMicro(99n, steps, 0n)).toEqual({ basisPoints: 0, amountMicro: 0n });
    expect(cashBackMicro(100n, steps, 0n)).toEqual({ basisPoints: 300, amountMicro: 3n });
    expect(cashBackMicro(1_000n, steps, 0n)).toEqual({ basisPoints: 500, amountMicro: 50n });
    expect(cashBackMicro(1_000n, steps, 20n)).toEqual({ basisPoints: 500, amountMicro: 20n });
    expect(cashBackMicro(-1_000n, steps, 0n)).toEqual({ basisPoints: 0, amountMicro: 0n });
  });
});
