import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** On a branch, looking to the right over a great hooked beak. */
export const parrot: Hero = {
  hue: 150,
  parts: [
    face(
      'deep',
      'M28 58C22 70 16 84 16 97C21 96 25 94 28 97C32 94 36 92 40 95C42 86 46 80 50 72Z',
      'M66 34C71 33 75 35 76 40C74 46 68 46 64 42Z',
    ),
    face('light', 'M64 10C82 8 93 22 85 42C82 48 79 48 78 42C77 36 73 34 66 34Z'),
    face(
      'mid',
      'M50 3C64 2 74 14 72 28C71 34 73 42 72 52C70 68 58 80 44 82C30 80 22 62 26 40C28 20 36 4 50 3Z',
    ),
    mark('deep', 'M28 36C38 34 52 42 55 56C54 68 48 76 40 81C30 76 24 60 26 44C26 41 27 38 28 36Z'),
    mark(
      'light',
      'M58 13C66 12 72 18 72 28C71 33 68 36 63 35C55 34 50 28 51 21C52 16 55 13 58 13Z',
      'M28 36C38 35 47 40 52 48C44 46 34 46 26 47C26 43 27 39 28 36Z',
    ),
    mark('deep', disc(62, 22, 4)),
    line(1.5, 'M50 54C46 62 40 68 33 71M43 52C40 58 35 62 29 64'),
    face(
      'light',
      'M46 80C44 87 46 92 50 92C52 92 53 90 53 88C55 92 59 92 60 88C61 84 60 80 57 76Z',
    ),
    face('deep', 'M36 86C54 90 76 86 96 80C98 82 98 86 96 88C76 97 52 98 36 95C32 93 32 88 36 86Z'),
  ],
};
