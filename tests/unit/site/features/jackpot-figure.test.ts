import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstFigure, nextFigure, waitMs } from '#site/features/home/jackpot-figure.ts';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
/** A figure in whole units, as it is shown. */
const units = (figure: number): number => figure / 100;

it('begins, rises and waits within the specification’s bounds', () => {
  fc.assert(
    fc.property(random, random, random, (start, rise, wait) => {
      const first = firstFigure(() => start);
      expect(units(first)).toBeGreaterThanOrEqual(11e9);
      expect(units(first)).toBeLessThanOrEqual(12e9);
      const risen = units(nextFigure(first, () => rise) - first);
      expect(risen).toBeGreaterThanOrEqual(100);
      expect(risen).toBeLessThanOrEqual(500);
      const ms = waitMs(() => wait);
      expect(ms).toBeGreaterThanOrEqual(3_000);
      expect(ms).toBeLessThanOrEqual(5_000);
    }),
  );
});
