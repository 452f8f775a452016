import { disc, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A round corked flask, two thirds full of something that bubbles. */
export const potion: Hero = {
  hue: 152,
  parts: [
    face('deep', 'M40 4C44 2 56 2 60 4L61 18L39 18Z'),
    face(
      'light',
      'M39 18L61 18L61 36C80 41 92 53 92 68C92 86 74 97 50 97C26 97 8 86 8 68C8 53 20 41 39 36Z',
    ),
    mark(
      'mid',
      'M14 60C24 52 36 66 50 61C64 55 74 54 86 60C88 68 87 76 82 81C75 89 64 92 50 92C36 92 25 89 18 81C13 76 12 68 14 60Z',
    ),
    mark('deep', 'M72 56C77 56 82 57 86 60C88 68 87 76 82 81C75 89 64 92 50 92C68 86 75 72 72 56Z'),
    mark('light', disc(36, 76, 6), disc(54, 82, 4), disc(52, 70, 3.4), disc(64, 69, 2.6)),
    mark('mid', disc(50, 50, 3.6), disc(43, 41, 2.4)),
    face('mid', roundRect(33, 15, 34, 11, 5)),
    line(1.6, 'M20 54C25 48 30 45 37 43M14 60C24 52 36 66 50 61C64 55 74 54 86 60'),
  ],
};
