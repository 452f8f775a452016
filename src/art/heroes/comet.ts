import { disc, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A burning ball falling to the lower left, its ragged tail streaming behind. */
export const comet: Hero = {
  hue: 215,
  parts: [
    face(
      'deep',
      'M4 68C4 42 42 22 97 3C84 16 80 24 80 28C86 28 90 27 96 26C86 36 82 42 80 48C84 48 88 48 92 48C76 58 66 74 54 88C40 102 4 98 4 68Z',
    ),
    face(
      'mid',
      'M12 66C14 48 42 34 80 18C68 28 64 36 66 38C70 38 74 37 79 36C70 44 66 50 66 55C70 55 72 55 75 55C62 62 56 74 50 80Z',
    ),
    line(1.6, 'M44 42C54 34 64 30 72 24M54 58C60 50 66 46 70 42'),
    face('light', disc(31, 70, 21)),
    mark('mid', 'M50 62C54 76 46 90 32 91C24 91 18 88 14 82C30 84 46 78 50 62Z'),
    mark('deep', disc(26, 64, 4), disc(38, 72, 3), disc(24, 76, 2.4)),
    face('light', star(22, 20, 4, 14, 4), star(84, 80, 4, 12, 3.6)),
  ],
};
