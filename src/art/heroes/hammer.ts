import { oval, roundRect, turn, warp } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) =>
  warp(turn(d, 35), (x, y) => [42 + (x - 50) * 0.84, 54.5 + (y - 50) * 0.84]);

/** A war hammer leaning to the right: a great banded head on a bound grip. */
export const hammer: Hero = {
  hue: 285,
  parts: [
    face('deep', lean('M43 40L57 40L56 96L44 96Z')),
    mark(
      'light',
      lean('M43.5 56L56.5 52L56.5 58L43.5 62Z'),
      lean('M43.5 70L56.5 66L56.5 72L43.5 76Z'),
    ),
    face('mid', lean(oval(50, 99, 10, 9))),
    face(
      'mid',
      lean(
        'M14 2C20 0 25 3 28 7L72 7C75 3 80 0 86 2C94 14 94 34 86 46C80 48 75 45 72 41L28 41C25 45 20 48 14 46C6 34 6 14 14 2Z',
      ),
    ),
    mark(
      'deep',
      lean(
        'M10 36C30 33 70 33 90 36C89 40 88 43 86 46C80 48 75 45 72 41L28 41C25 45 20 48 14 46C12 43 11 40 10 36Z',
      ),
    ),
    mark('light', lean('M14 5C18 4 21 6 23 9L23 30C19 31 15 31 11 30C9 21 10 12 14 5Z')),
    face('light', lean(roundRect(38, 2, 24, 44, 5))),
    mark('mid', lean('M50 10L58 24L50 38L42 24Z')),
    line(1.6, lean('M72 7L72 41M28 7L28 41')),
  ],
};
