import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Leaping: the body is one fat crescent, tail low on the left, barbels at the mouth. */
export const koi: Hero = {
  hue: 45,
  parts: [
    face('mid', 'M66 17C56 3 36 2 23 12C30 17 29 28 21 42C32 32 48 22 66 17Z'),
    face('deep', 'M60 58C60 72 70 82 85 84C85 72 81 61 74 52Z'),
    face('deep', 'M38 66C37 78 43 88 55 93C56 82 53 72 49 64Z'),
    face('mid', 'M30 70C36 76 36 88 27 98C22 92 16 91 4 95C6 82 12 75 22 72Z'),
    face(
      'light',
      'M93 31C91 17 76 10 58 17C34 26 16 46 17 68C17 74 19 79 22 84C28 76 35 71 44 69C62 66 76 58 86 46C91 41 94 36 93 31Z',
    ),
    mark('mid', 'M54 19C63 20 67 30 61 41C54 49 39 47 34 37C38 30 45 23 54 19Z'),
    mark('mid', 'M19 55C28 50 41 55 43 66C34 69 27 76 22 84C17 76 16 66 19 55Z'),
    mark('deep', 'M93 31C91 17 80 11 68 14C71 20 77 24 84 24C88 25 91 27 93 31Z'),
    mark('deep', disc(79, 31, 3.4)),
    line(1.8, 'M70 20C64 30 65 42 74 54'),
    line(
      1.5,
      'M57 48C53 53 54 58 58 62M48 52C44 57 45 62 49 66M59 24C55 28 55 33 58 37M47 29C43 33 43 38 46 42',
    ),
    line(2.4, 'M91 39C95 43 98 42 99 38M88 43C91 48 95 49 98 47'),
  ],
};
