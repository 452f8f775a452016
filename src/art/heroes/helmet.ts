import { disc, mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const horn = 'M20 56C2 50 -2 24 12 4C13 20 20 30 34 35C28 41 23 48 20 56Z';
const ring = 'M20 56C13 53.5 9 48 7 42C11 40 15 36 17.5 29C21 32.5 27 34 34 35C28 41 23 48 20 56Z';

/** A Viking helmet from the front: two horns, a riveted band and a guard for the nose. */
export const helmet: Hero = {
  hue: 28,
  parts: [
    face('light', horn, mirror(horn)),
    mark('mid', ring, mirror(ring)),
    face('mid', 'M15 68C13 38 28 16 50 16C72 16 87 38 85 68Z'),
    mark('deep', 'M50 16C72 16 87 38 85 68L66 68C72 46 66 26 50 16Z'),
    mark('light', 'M22 52C23 38 31 27 41 23C34 32 31 42 30 56C26 57 22 56 22 52Z'),
    face(
      'deep',
      'M44 12C47 9 53 9 56 12L57 58C68 58 80 60 89 63C91 68 91 74 89 79C80 76 70 75 60 75L58 92C56 98 44 98 42 92L40 75C30 75 20 76 11 79C9 74 9 68 11 63C20 60 32 58 43 58Z',
    ),
    mark(
      'light',
      disc(20, 69, 3),
      disc(34, 67, 3),
      disc(66, 67, 3),
      disc(80, 69, 3),
      disc(50, 66, 3.6),
    ),
    mark('light', disc(50, 24, 2.6), disc(50, 38, 2.6), disc(50, 52, 2.6)),
    line(1.6, 'M50 76L50 90'),
  ],
};
