import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const left = [
  [18.5, 34],
  [39.5, 34],
  [29, 52],
  [50, 52],
  [39.5, 70],
] as const;
const right = [
  [60.5, 34],
  [81.5, 34],
  [71, 52],
  [60.5, 70],
  [50, 87.5],
] as const;
const leaf =
  'M50 31C40 34 26 33 16 25C23 23 26 20 24 13C33 16 38 13 40 5C46 10 53 12 60 5C62 13 67 16 76 13C74 20 77 23 84 25C74 33 60 34 50 31Z';

/** A hanging bunch of round grapes, lit from the left, under a broad leaf. */
export const grapes: Hero = {
  hue: 310,
  parts: [
    line(5, 'M50 26C49 14 53 7 62 4'),
    face('deep', 'M20 34L80 34L50 86Z'),
    face('mid', ...left.map(([x, y]) => disc(x, y, 11.2))),
    face('mid', ...right.map(([x, y]) => disc(x, y, 11.2))),
    mark(
      'deep',
      ...right.map(
        ([x, y]) =>
          `M${x - 6} ${y + 9}C${x + 3} ${y + 8} ${x + 8} ${y + 2} ${x + 8} ${y - 7}C${x + 13} ${y + 1} ${x + 7} ${y + 14} ${x - 6} ${y + 9}Z`,
      ),
    ),
    mark('light', ...[...left, ...right].map(([x, y]) => disc(x - 3.6, y - 3.2, 3.2))),
    face('deep', leaf),
    mark('mid', 'M22 24C30 21 42 22 48 27C40 30 30 29 22 24Z'),
    line(1.5, 'M32 21L50 27M50 27L60 13M50 27L70 21'),
  ],
};
