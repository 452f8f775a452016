import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureArrival, MIN_ARRIVALS } from '#domain/deposit/measure-arrival.ts';

const seconds = fc.integer({ min: 0, max: 100_000 });

it('says nothing of too few', () => {
  expect(measureArrival(Array.from({ length: MIN_ARRIVALS - 1 }, () => 60))).toBeNull();
  expect(measureArrival([])).toBeNull();
});

it('half came within the one figure, nine of ten within the other', () => {
  fc.assert(
    fc.property(fc.array(seconds, { minLength: MIN_ARRIVALS, maxLength: 200 }), (times) => {
      const measured = measureArrival(times);
      if (measured === null) throw new Error('enough to tell');
      const share = (limit: number) => times.filter((time) => time <= limit).length / times.length;
      expect(share(measured.medianSeconds)).toBeGreaterThanOrEqual(0.5);
      expect(share(measured.medianSeconds - 1)).toBeLessThan(0.5);
      expect(share(measured.p90Seconds)).toBeGreaterThanOrEqual(0.9);
      expect(share(measured.p90Seconds - 1)).toBeLessThan(0.9);
      expect(measured.sampleSize).toBe(times.length);
    }),
  );
});
