import { disc, mirror, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A wishing lamp, flame at its long spout on the left, with a lid and a looped handle. */
export const lamp: Hero = {
  hue: 82,
  parts: [
    face('deep', oval(83, 52, 14, 17), mirror(oval(82, 52, 7, 10), 82)),
    face('deep', 'M40 76L64 76C64 84 76 86 80 95L24 95C28 86 40 84 40 76Z'),
    face('light', 'M14 6C16 16 26 20 24 31C23 37 19 40 14 40C8 40 4 36 4 30C4 21 13 17 14 6Z'),
    face('deep', 'M32 48C32 34 42 28 52 28C62 28 72 34 72 48Z'),
    face(
      'mid',
      'M3 42C8 37 18 37 24 42C28 46 34 46 40 44C56 40 78 42 82 52C84 70 70 80 52 80C32 80 26 66 16 56C10 51 5 49 3 42Z',
    ),
    mark(
      'deep',
      'M72 45.5C78 47 81 49 82 52C84 70 70 80 52 80C46 80 41 78.5 37 76.5C60 78 76 66 72 45.5Z',
    ),
    mark(
      'light',
      'M12 43C22 44 28 51 40 50C52 48 60 48 68 50C56 52 50 54 40 56C28 57 20 50 12 43Z',
    ),
    face('light', disc(52, 23, 7)),
    line(1.6, 'M40 66C50 70 62 68 70 60M14 22C17 27 17 32 14 36'),
  ],
};
