import { expect, it } from 'vitest';
import { favouredVendor } from '#site/features/lobby/favoured-vendor.ts';

const recent = (...vendors: readonly string[]) => vendors.map((vassalage) => ({ vassalage }));

it.each([
  ['nothing', recent(), null],
  ['a title of each', recent('a', 'b'), null],
  ['two of one', recent('a', 'b', 'b'), 'b'],
  ['a tie', recent('a', 'b', 'b', 'a'), 'a'],
])('finds the favoured vendor of %s', (_case, titles, vendor) => {
  expect(favouredVendor(titles)?.vassalage ?? null).toBe(vendor);
});
