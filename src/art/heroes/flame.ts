import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

export const flame: Hero = {
  hue: 45,
  parts: [
    face(
      'deep',
      'M54 2C58 18 82 30 84 58C86 82 70 97 50 97C30 97 15 82 16 60C17 46 26 40 28 26C36 30 40 36 41 44C48 34 54 20 54 2Z',
    ),
    mark(
      'mid',
      'M55 24C58 36 74 44 74 64C74 82 64 92 50 92C36 92 25 82 26 66C26 58 30 54 32 46C38 50 40 54 41 60C49 52 56 40 55 24Z',
    ),
    mark(
      'light',
      'M52 52C54 60 64 64 64 76C64 86 58 91 50 91C42 91 36 86 36 77C36 72 38 70 40 66C43 68 44 70 45 73C49 68 52 62 52 52Z',
    ),
  ],
};
