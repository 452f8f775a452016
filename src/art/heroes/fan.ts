import { disc, polar, polyline, sector } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const leaves = 9;
const open = 156 / leaves;
const start = -168;
const pivot = [50, 74] as const;

const leaf = (index: number) => {
  const even = index % 2 === 0;
  const from = start + index * open;
  return sector(...pivot, 22, even ? 49 : 47.5, from, from + open);
};

export const fan: Hero = {
  hue: 5,
  parts: [
    face(
      'deep',
      `${polyline([polar(...pivot, 25, -162), polar(...pivot, 25, -18), [54, 79], [46, 79]])}Z`,
    ),
    face('mid', ...[0, 2, 4, 6, 8].map(leaf)),
    face('light', ...[1, 3, 5, 7].map(leaf)),
    mark('deep', sector(...pivot, 40, 43, -167, -91), sector(...pivot, 40, 43, -89, -13)),
    line(
      1.6,
      ...[-150, -126, -108, -90, -72, -54, -30].map((angle) =>
        polyline([pivot, polar(...pivot, 22, angle)]),
      ),
    ),
    face('deep', disc(...pivot, 6)),
    mark('light', disc(...pivot, 2.6)),
  ],
};
