import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Flying to the right, round and striped, sting behind. */
export const bee: Hero = {
  hue: 90,
  parts: [
    face('deep', 'M16 56C9 58 5 63 2 69C8 70 14 69 19 67Z'),
    face('light', 'M54 44C58 26 52 8 38 4C24 2 20 16 28 28C34 36 44 42 54 44Z'),
    face('light', 'M56 45C54 28 60 10 74 6C86 6 88 20 80 30C74 38 66 43 56 45Z'),
    line(
      2.8,
      'M36 82L32 94M50 85L48 97M64 83L65 95M84 42C85 33 89 28 95 27M78 40C78 32 80 25 86 21',
    ),
    face(
      'mid',
      'M10 62C12 46 32 38 52 39C70 38 94 44 97 60C97 76 82 84 66 85C54 88 36 88 24 82C14 77 9 70 10 62Z',
    ),
    mark(
      'deep',
      'M30 43C24 52 24 74 31 85L41 86.5C34 74 34 54 41 40Z',
      'M51 39C45 52 45 74 52 86.5L63 85.5C57 74 57 52 63 39.4Z',
    ),
    mark(
      'light',
      'M14 60C17 52 22 48 27 47C22 54 20 60 20 66C17 67 14 64 14 60Z',
      disc(82, 57, 6.5),
    ),
    mark('deep', disc(84, 57.5, 3.6)),
    line(1.8, 'M78 71C83 75 89 74 92 69'),
  ],
};
