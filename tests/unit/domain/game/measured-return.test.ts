import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_ROUNDS, measuredReturn } from '#domain/game/measured-return.ts';

const PROMISE = { least: 98, most: 99, needsSkill: false };
/** Rounds that pay `pays` stakes with a chance of `wins` in `rounds`. */
const sums = (rounds: number, wins: number, pays: number) => ({
  rounds,
  ratioSum: wins * pays,
  ratioSquares: wins * pays * pays,
});

describe('a measured return', () => {
  it('says nothing of a few rounds', () => {
    expect(measuredReturn(sums(0, 0, 2), PROMISE)).toMatchObject({ state: 'few', percent: null });
    const few = measuredReturn(sums(FEWEST_ROUNDS - 1, 900, 2), PROMISE);
    expect(few).toMatchObject({ state: 'few', low: null });
    expect(few.percent).toBeCloseTo(180.18, 1);
  });

  it('has the bounds of the normal approximation', () => {
    // Half of 10,000 rounds pay double: mean 1, standard deviation 1.00005.
    const { percent, low, high } = measuredReturn(sums(10_000, 5_000, 2), PROMISE);
    expect(percent).toBe(100);
    expect(low).toBeCloseTo(100 - 3.8908, 3);
    expect(high).toBeCloseTo(100 + 3.8908, 3);
  });

  it('raises the alarm only when the whole interval lies outside the promise', () => {
    const of = (wins: number) => measuredReturn(sums(1_000_000, wins, 2), PROMISE).state;
    expect(of(492_000)).toBe('inside');
    expect(of(500_000)).toBe('above');
    expect(of(480_000)).toBe('below');
    const skill = { ...PROMISE, needsSkill: true };
    expect(measuredReturn(sums(1_000_000, 480_000, 2), skill).state).toBe('inside');
    expect(measuredReturn(sums(1_000_000, 500_000, 2), skill).state).toBe('above');
  });

  it('keeps the mean within its bounds, whatever the sums', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FEWEST_ROUNDS, max: 1e6 }),
        fc.integer({ min: 0, max: 1_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (rounds, wins, pays) => {
          const { low, percent, high } = measuredReturn(sums(rounds, wins, pays), PROMISE);
          expect(low).toBeLessThanOrEqual(percent ?? NaN);
          expect(high).toBeGreaterThanOrEqual(percent ?? NaN);
        },
      ),
    );
  });
});
