import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** The looped cross, flared at every end, with a jewel where the arms meet. */
export const ankh: Hero = {
  hue: 90,
  parts: [
    face(
      'mid',
      'M50 3C68 3 80 15 80 30C80 42 70 50 62 55L92 49C95 57 95 67 92 75L60 69C60 79 62 89 67 97L33 97C38 89 40 79 40 69L8 75C5 67 5 57 8 49L38 55C30 50 20 42 20 30C20 15 32 3 50 3Z',
      'M50 16C41 16 34 22 34 31C34 39 42 46 50 51C58 46 66 39 66 31C66 22 59 16 50 16Z',
    ),
    mark(
      'deep',
      'M50 3C68 3 80 15 80 30C80 42 70 50 62 55L58 54C66 48 73 40 73 31C73 17 64 8 50 3Z',
      'M60 69L92 75C95 67 95 57 92 49C90 56 90 60 88 68L54 63L54 82C54 88 56 93 58 97L67 97C62 89 60 79 60 69Z',
    ),
    mark('light', 'M25 32C24 19 34 9 47 8C36 13 30 20 30 30C30 36 33 41 37 45C30 43 26 38 25 32Z'),
    mark('light', 'M12 55L32 58.5L32 62L12 60Z', 'M44 72L47 72L46 92L41 92C43 86 44 79 44 72Z'),
    face('light', disc(50, 61, 8.5)),
    mark('deep', disc(50, 61, 4)),
    line(1.4, 'M16 54L16 70M84 54L84 70M40 88L60 88'),
  ],
};
