import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A fat curled pepper with a crown of a cap and a hooked stalk. */
export const chili: Hero = {
  hue: 27,
  parts: [
    line(6, 'M72 16C72 8 78 4 88 5'),
    face(
      'mid',
      'M50 26C64 12 94 20 94 44C94 76 56 98 10 95C4 94 3 88 9 86C34 80 42 66 42 46C42 38 44 32 50 26Z',
    ),
    mark('deep', 'M94 44C94 76 56 98 10 95C7 94.5 5 93 5 90C44 92 78 70 83 25C90 29 94 35 94 44Z'),
    mark('light', 'M51 42C51 36 54 33 58 32C57 50 52 66 38 76C46 66 51 55 51 42Z'),
    face(
      'deep',
      'M40 38C40 20 54 9 70 11C88 12 98 24 97 44C92 40 87 39 83 44C79 36 72 34 67 40C62 33 55 34 52 40C48 36 44 35 40 38Z',
    ),
    mark('light', 'M46 28C50 20 57 16 65 16C60 20 56 23 53 29C51 30 48 30 46 28Z'),
    line(1.6, 'M72 14C70 22 68 30 67 36M76 14C80 22 82 30 83 38'),
  ],
};
