import { oval, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const tilt = (d: string) => turn(d, -10, 50, 44);

/** A flying saucer banking over its beam, its pilot looking out of the dome. */
export const saucer: Hero = {
  hue: 160,
  parts: [
    face('light', 'M45 56L26 93C38 98 66 98 78 93L59 56Z'),
    mark('mid', 'M49 60L42 94.5C48 95.5 56 95.5 62 94.5L55 60Z'),
    line(3, tilt('M50 14L50 9')),
    face('light', tilt(oval(50, 7, 4.4, 4.4)), tilt('M32 38C30 22 38 12 50 12C62 12 70 22 68 38Z')),
    mark('mid', tilt('M39 40C34 29 39 18 50 18C61 18 66 29 61 40Z')),
    mark(
      'deep',
      tilt('M40 26C45 25 48 30 48 35C43 36 40 32 40 26Z'),
      tilt('M60 26C55 25 52 30 52 35C57 36 60 32 60 26Z'),
    ),
    face(
      'mid',
      tilt(
        'M3 51C1 44 22 33 50 33C78 33 99 44 97 51C92 58 76 61 68 63C62 69 38 69 32 63C24 61 8 58 3 51Z',
      ),
    ),
    mark(
      'deep',
      tilt(
        'M3 51C14 56 30 58 50 58C70 58 86 56 97 51C92 58 76 61 68 63C62 69 38 69 32 63C24 61 8 58 3 51Z',
      ),
    ),
    mark(
      'light',
      tilt(oval(50, 49, 6, 4.2)),
      tilt(oval(29, 47.5, 5, 3.6)),
      tilt(oval(71, 47.5, 5, 3.6)),
      tilt(oval(12.5, 48, 3.4, 2.4)),
      tilt(oval(87.5, 48, 3.4, 2.4)),
    ),
  ],
};
