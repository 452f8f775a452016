import { disc, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A knight's shield, quartered, with a broad rim and a star on its boss. */
export const shield: Hero = {
  hue: 258,
  parts: [
    face('deep', 'M50 3C62 10 78 12 94 10C97 46 88 78 50 98C12 78 3 46 6 10C22 12 38 10 50 3Z'),
    mark('mid', 'M50 13C60 18 74 20 86 19C87 48 79 72 50 88C21 72 13 48 14 19C26 20 40 18 50 13Z'),
    mark('light', 'M50 13C40 18 26 20 14 19C13.5 31 14.5 41 17 50L50 50Z'),
    mark('light', 'M50 50L83 50C79 66 69 78 50 88Z'),
    line(1.8, 'M50 13L50 88M17 50L83 50'),
    face('deep', disc(50, 48, 18)),
    mark('light', star(50, 48, 5, 14, 6)),
    mark('light', disc(31, 12, 2.2), disc(69, 12, 2.2), disc(9.8, 44, 2.2), disc(90.2, 44, 2.2)),
  ],
};
