import { mirror, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A great cut stone held up by a plain band. */
export const ring: Hero = {
  hue: 222,
  parts: [
    face('light', oval(50, 67, 31, 30), mirror(oval(50, 67, 21, 20.5))),
    mark(
      'mid',
      'M81 67C81 83.6 67 97 50 97C43 97 36.5 94.7 31.5 91C54 97 74 86 74 58C73 54 71 50 68 47C76 51 81 58 81 67Z',
    ),
    face('deep', 'M34 40L66 40C66 48 60 54 50 54C40 54 34 48 34 40Z'),
    face(
      'mid',
      'M28 3L72 3C74 3 75 4 76 5L88 20C89 22 89 23 88 25L53 50C51 52 49 52 47 50L12 25C11 23 11 22 12 20L24 5C25 4 26 3 28 3Z',
    ),
    mark('light', 'M28 3L50 3L38 21.5L11.5 21.5L24 5C25 4 26 3 28 3Z', 'M38 21.5L62 21.5L50 51Z'),
    mark('deep', 'M62 21.5L88.5 21.5C89 23 89 24 88 25L53 50C52 51 51 51.5 50 51.5Z'),
    line(1.6, 'M11.5 21.5L88.5 21.5M50 3L38 21.5L50 51L62 21.5L50 3'),
  ],
};
