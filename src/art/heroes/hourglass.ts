import { roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A sand glass in its frame, the last third still to fall. */
export const hourglass: Hero = {
  hue: 68,
  parts: [
    face('mid', roundRect(11, 10, 9, 80, 4), roundRect(80, 10, 9, 80, 4)),
    face(
      'light',
      'M24 12C24 32 45 42 45 50C45 58 24 68 24 88L76 88C76 68 55 58 55 50C55 42 76 32 76 12Z',
    ),
    mark(
      'mid',
      'M32 28C42 24 58 32 69 27C64 36 53 42 51.5 50L51.5 66C60 68 68 74 71 86L29 86C32 74 40 68 48.5 66L48.5 50C47 42 37 36 32 28Z',
    ),
    mark('deep', 'M58 70C65 73 69 79 71 86L52 86C58 82 60 76 58 70Z'),
    line(1.6, 'M31 18C32 23 34 27 37 30M31 82C32 76 35 72 39 69'),
    face('deep', 'M6 8C6 4 9 3 12 3L88 3C91 3 94 4 94 8C94 13 90 16 84 16L16 16C10 16 6 13 6 8Z'),
    face(
      'deep',
      'M6 92C6 96 9 97 12 97L88 97C91 97 94 96 94 92C94 87 90 84 84 84L16 84C10 84 6 87 6 92Z',
    ),
    mark('mid', roundRect(14, 6, 50, 3.6, 1.8), roundRect(14, 88, 50, 3.6, 1.8)),
  ],
};
