import { disc, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** The lid thrown back, the box full to overflowing, a lock plate in front. */
export const chest: Hero = {
  hue: 50,
  parts: [
    face('mid', 'M17 46C11 24 17 6 30 4C42 2 58 2 70 4C83 6 89 24 83 46Z'),
    mark('deep', 'M25 46C20 26 25 13 34 11C44 9 56 9 66 11C75 13 80 26 75 46Z'),
    face(
      'light',
      'M5 54C4 45 13 39 22 41C23 32 32 28 39 31C43 21 58 20 63 29C71 26 79 32 79 40C88 38 96 45 95 54Z',
    ),
    mark(
      'mid',
      'M50 25L58 30L56 39L50 44L44 39L42 30Z',
      oval(25, 47, 6, 4),
      oval(73, 44, 6.5, 4.5),
    ),
    line(
      1.4,
      'M42 30L50 33L58 30M50 33L50 44',
      oval(25, 47, 6, 4),
      oval(73, 44, 6.5, 4.5),
      oval(34, 38, 5, 3.6),
      oval(64, 36, 5, 3.6),
      oval(85, 49, 5, 3.4),
      oval(14, 50, 5, 3),
    ),
    face(
      'mid',
      'M7 52C34 49 66 49 93 52C96 53 97 55 96 58L90 93C90 95 88 96 86 96C62 98 38 98 14 96C12 96 10 95 10 93L4 58C3 55 4 53 7 52Z',
    ),
    mark(
      'deep',
      'M5 64C34 61 66 61 95 64L96 58C97 55 96 53 93 52C66 49 34 49 7 52C4 53 3 55 4 58Z',
      'M19 62.5L31 62L33 97L23 96.6Z',
      'M81 62.5L69 62L67 97L77 96.6Z',
    ),
    face('light', 'M39 54C46 53 54 53 61 54L61 68C61 76 56 80 50 80C44 80 39 76 39 68Z'),
    mark('deep', disc(50, 62, 4), 'M48.4 63L51.6 63L53 73L47 73Z'),
  ],
};
