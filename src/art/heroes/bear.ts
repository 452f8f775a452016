import { disc, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** The head from the front, round ears, a pale muzzle and a broad nose. */
export const bear: Hero = {
  hue: 44,
  parts: [
    face('deep', disc(20, 24, 16), disc(80, 24, 16)),
    mark('light', disc(21, 25, 8), disc(79, 25, 8)),
    face(
      'mid',
      'M50 10C36 10 24 15 17 27C9 40 4 52 4 62C4 82 26 94 50 94C74 94 96 82 96 62C96 52 91 40 83 27C76 15 64 10 50 10Z',
    ),
    mark(
      'deep',
      'M50 12C44 12 40 14 38 18C42 28 42 38 40 48C44 44 46 42 50 42C54 42 56 44 60 48C58 38 58 28 62 18C60 14 56 12 50 12Z',
      'M4 62C4 82 26 94 50 94C74 94 96 82 96 62C92 76 76 88 50 88C24 88 8 76 4 62Z',
      oval(28, 44, 5, 6),
      oval(72, 44, 5, 6),
    ),
    face(
      'light',
      'M50 48C36 48 26 56 26 69C26 82 37 90 50 90C63 90 74 82 74 69C74 56 64 48 50 48Z',
    ),
    face('deep', 'M50 53C42 53 36 55 36 60C36 66 44 70 50 71C56 70 64 66 64 60C64 55 58 53 50 53Z'),
    mark('light', oval(45, 57.5, 4, 2), disc(29.5, 42, 1.9), disc(73.5, 42, 1.9)),
    line(2, 'M50 71L50 77M50 77C46 83 39 82 37 78M50 77C54 83 61 82 63 78'),
  ],
};
