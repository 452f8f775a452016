import { expect, it } from 'vitest';
import { paletteFromSeeds } from '#brand/seed-palette.ts';
import { allColors } from '../../../../../../builder/editor/fields/contrast-pairs.ts';
import { contrastFailures } from '../../../../../../builder/editor/fields/palette/contrast-failures.ts';

const pairs = [
  { id: 'text', foreground: 'text', background: 'bg', minimum: 4.5 },
  { id: 'primary', foreground: 'primary', background: 'paper', minimum: 4.5 },
  { id: 'button', foreground: 'onPrimary', background: 'primary', minimum: 4.5 },
];

const failuresOf = (change: Readonly<Record<string, string>>) => {
  const colors = allColors({ ...paletteFromSeeds('#1456A0').light, ...change });
  if (colors === null) throw new Error('these are colours');
  return contrastFailures(colors, pairs).map(({ id }) => id);
};

it('finds nothing in a palette from seeds', () => {
  expect(failuresOf({})).toEqual([]);
});

it('names each failing pair once, the worst first', () => {
  expect(failuresOf({ primary: '#EEEEEE', onPrimary: '#EEEEEE' })).toEqual(['button', 'primary']);
});
