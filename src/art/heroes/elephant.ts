import { disc, mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const ear = 'M38 20C28 4 8 6 4 24C1 42 8 62 20 68C28 71 36 66 40 58Z';
const inner = 'M32 26C24 14 12 16 10 28C8 43 13 55 21 60C28 61 33 55 34 48Z';

/** The head from the front, ears spread, trunk curled up to one side. */
export const elephant: Hero = {
  hue: 255,
  parts: [
    face('mid', ear, mirror(ear)),
    mark('deep', inner, mirror(inner)),
    face(
      'light',
      'M37 56C31 64 27 72 21 82C32 84 43 78 48 68Z',
      'M63 56C69 64 73 72 79 82C68 84 57 78 52 68Z',
    ),
    face(
      'mid',
      'M50 5C36 3 27 13 28 30C28 44 36 54 38 65C39 78 42 91 54 95C67 99 82 94 85 81C86 75 76 73 74 79C73 85 65 87 62 81C60 76 61 70 62 65C64 54 72 44 72 30C73 13 64 3 50 5Z',
    ),
    mark('light', 'M50 9C42 9 36 13 35 21C40 17 45 16 50 16C55 16 60 17 65 21C64 13 58 9 50 9Z'),
    mark(
      'deep',
      'M38 65C39 78 42 91 54 95C67 99 82 94 85 81C80 89 66 92 58 86C50 80 48 70 44 62C42 58 39 56 36 54C37 58 38 62 38 65Z',
    ),
    mark('light', disc(38, 38, 5.6), disc(62, 38, 5.6)),
    mark('deep', disc(39, 38.6, 3.4), disc(61, 38.6, 3.4)),
    line(
      1.8,
      'M43 50Q50 54 57 50M44 59Q50 63 57 59M47 69Q52 71 57 68M51 79Q55 79 59 76M32 31C34 28 38 28 41 30M68 31C66 28 62 28 59 30',
    ),
  ],
};
