import { oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A spotted cap, gills below, a stout stem and a tuft of grass. */
export const mushroom: Hero = {
  hue: 5,
  parts: [
    face('light', 'M38 54C40 66 38 78 32 90C38 96 62 96 68 90C62 78 60 66 62 54Z'),
    mark('mid', 'M55 56L62 56C60 66 62 78 68 90C65 93 60 94 55 94.5C60 82 58 68 55 56Z'),
    face('deep', 'M10 50C24 44 76 44 90 50C82 64 66 66 50 66C34 66 18 64 10 50Z'),
    line(1.4, 'M28 53L33 62M40 51L42 64M60 51L58 64M72 53L67 62'),
    face(
      'mid',
      'M4 48C4 22 24 4 50 4C76 4 96 22 96 48C96 55 90 57 84 55C62 50 38 50 16 55C10 57 4 55 4 48Z',
    ),
    mark('deep', 'M66 7C84 12 96 28 96 48C96 55 90 57 84 55C80 54 76 53 72 52.6C82 42 80 22 66 7Z'),
    mark(
      'light',
      oval(46, 18, 11, 8),
      oval(24, 32, 7, 8),
      oval(55, 40, 9, 6.5),
      oval(77, 30, 6, 8),
    ),
    face('deep', 'M16 98C16 90 14 84 10 80C18 82 22 86 24 90C24 84 26 78 30 74C31 82 34 92 36 98Z'),
    face('deep', 'M66 98C67 92 70 86 75 82C75 86 76 88 77 90C80 86 84 84 90 83C86 88 85 92 85 98Z'),
  ],
};
