import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Afloat and facing left, the neck one long curve, wing feathers raised. */
export const swan: Hero = {
  hue: 208,
  parts: [
    face(
      'light',
      'M44 50C40 42 46 30 40 22C36 16 30 20 28 26C26 32 20 32 16 28C12 16 24 3 38 6C56 10 58 30 54 44C60 34 76 24 96 20C92 26 92 30 94 34C92 38 92 42 94 48C92 52 92 58 93 64C90 80 72 88 48 88C26 88 12 78 12 66C14 56 30 56 44 50Z',
    ),
    face('mid', 'M18 18C10 20 5 27 3 36C10 36 18 34 24 31C26 28 24 20 18 18Z'),
    face('deep', 'M26 9C18 10 14 18 16 28C18 30 21 31 24 30C25 26 24 22 28 18C30 14 29 10 26 9Z'),
    mark('deep', disc(33, 14, 2.4)),
    mark('mid', 'M52 68C60 74 78 72 93 64C90 80 72 88 48 88C32 88 20 83 15 76C30 82 44 78 52 68Z'),
    line(
      1.7,
      'M44 50C46 64 56 72 72 70M56 52C66 42 80 36 92 36M58 60C70 54 82 50 92 50M54 44C52 50 52 54 54 58',
    ),
    face(
      'deep',
      'M4 84C10 79 16 79 22 83C28 79 35 79 41 83C47 79 53 79 59 83C65 79 71 79 77 83C83 79 90 79 96 84C98 92 90 97 82 97L18 97C10 97 2 92 4 84Z',
    ),
    mark(
      'mid',
      'M14 90C24 87 40 87 50 90C40 93 24 93 14 90Z',
      'M58 91C66 89 76 89 84 91C76 94 66 94 58 91Z',
    ),
  ],
};
