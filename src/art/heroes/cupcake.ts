import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Three swirls of icing with sprinkles on a pleated case, and a cherry on top. */
export const cupcake: Hero = {
  hue: 345,
  parts: [
    face('light', 'M16 58L84 58L74 95C60 98 40 98 26 95Z'),
    mark(
      'deep',
      'M26 58L37 58L40 97L33 96Z',
      'M46 58L54 58L53 97L47 97Z',
      'M63 58L74 58L67 96L60 97Z',
    ),
    face('deep', disc(50, 12, 9)),
    mark('light', disc(47, 9, 2.6)),
    face(
      'mid',
      'M14 64C2 60 3 44 16 42C12 32 22 26 30 28C31 20 42 16 50 17C58 16 69 20 70 28C78 26 88 32 84 42C97 44 98 60 86 64C78 67 73 61 66 65C58 70 46 70 38 65C30 61 22 67 14 64Z',
    ),
    mark(
      'deep',
      'M84 42C97 44 98 60 86 64C78 67 73 61 66 65C62 67 58 68.5 54 69C68 62 80 56 84 42Z',
    ),
    mark('light', 'M11 54C10 48 16 46 22 48C17 50 15 54 16 59C13 58 11 57 11 54Z'),
    mark(
      'light',
      'M36 34L44 32L45 35L37 37Z',
      'M56 45L62 49L60 52L54 48Z',
      'M36 52L38 58L35 59L33 53Z',
      'M58 26L65 29L64 32L57 29Z',
    ),
    line(1.6, 'M16 42C32 50 62 48 78 36M30 28C40 33 56 32 66 24'),
  ],
};
