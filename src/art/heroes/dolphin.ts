import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Leaping, beak to the right, tail still low on the left. */
export const dolphin: Hero = {
  hue: 240,
  parts: [
    face('deep', 'M56 16C50 5 38 1 25 4C32 9 33 18 31 27Z'),
    face('deep', 'M20 70C28 76 34 86 33 98C26 92 19 90 14 84C10 88 6 89 2 88C2 79 6 72 12 68Z'),
    face(
      'mid',
      'M97 49C99 44 94 41 88 39C84 22 67 10 47 13C24 17 8 40 11 72C12 76 14 78 18 78C24 66 35 58 50 57C64 58 78 60 87 53C91 53 95 53 97 49Z',
    ),
    mark(
      'light',
      'M97 49C99 46 97 44 95 43C88 46 80 44 74 42C56 38 36 44 22 62C20 67 18 72 18 78C24 66 35 58 50 57C64 58 78 60 87 53C91 53 95 53 97 49Z',
    ),
    face('deep', 'M66 47C68 62 60 78 43 86C41 76 44 62 51 51C56 44 64 42 66 47Z'),
    mark('deep', disc(77, 35, 3)),
    mark('light', 'M34 28C40 20 50 18 58 21C50 22 42 26 36 33C34 33 33 30 34 28Z'),
    line(1.6, 'M95 46C89 50 83 49 79 46'),
  ],
};
