import { disc, mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

const wing = 'M18 40C8 54 8 74 20 90C32 84 36 66 32 48Z';
const plumes = [
  [42, 64],
  [58, 64],
  [50, 71],
  [42, 78],
  [58, 78],
] as const;

/** Wide awake on a branch, tufted, wings folded over a scalloped breast. */
export const owl: Hero = {
  hue: 285,
  parts: [
    face(
      'mid',
      'M50 18C40 16 28 12 14 4C13 14 14 24 18 32C12 46 12 64 18 78C26 90 38 92 50 92C62 92 74 90 82 78C88 64 88 46 82 32C86 24 87 14 86 4C72 12 60 16 50 18Z',
    ),
    mark(
      'light',
      'M50 46C40 48 30 54 29 66C28 80 38 89 50 90C62 89 72 80 71 66C70 54 60 48 50 46Z',
    ),
    mark(
      'mid',
      ...plumes.map(
        ([x, y]) =>
          `M${x - 5} ${y - 3}L${x + 5} ${y - 3}C${x + 5} ${y + 4} ${x - 5} ${y + 4} ${x - 5} ${y - 3}Z`,
      ),
    ),
    face('deep', wing, mirror(wing)),
    face('light', disc(33, 36, 16), disc(67, 36, 16)),
    mark('mid', disc(34, 36, 10.5), disc(66, 36, 10.5)),
    mark(
      'deep',
      disc(35, 36, 6.4),
      disc(65, 36, 6.4),
      'M50 38C55 42 56 50 50 57C44 50 45 42 50 38Z',
      'M50 22C42 20 28 14 14 4C20 16 32 22 50 26C68 22 80 16 86 4C72 14 58 20 50 22Z',
    ),
    face('deep', 'M4 90C28 86 70 88 96 86C98 90 98 94 95 96C70 98 28 98 5 98C2 96 2 92 4 90Z'),
    face(
      'light',
      'M32 88C32 84 37 84 37 88C37 84 42 84 42 88C42 84 47 84 47 88C47 96 32 96 32 88Z',
      'M53 88C53 84 58 84 58 88C58 84 63 84 63 88C63 84 68 84 68 88C68 96 53 96 53 88Z',
    ),
  ],
};
