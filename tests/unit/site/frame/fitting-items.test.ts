import { expect, it } from 'vitest';
import { countFitting } from '#site/frame/useFittingItems.ts';

it.each([
  [[100, 100, 100], 300, null],
  [[100, 100, 100], 299, 1],
  [[100, 100, 100], 312, null],
  [[100, 50, 50, 100], 299, 2],
  [[400, 100], 300, 0],
  [[], 0, null],
] as const)('of %j in %i pixels, %s fit next to the button', (widths, room, count) => {
  expect(countFitting(widths, room, 112)).toBe(count);
});
