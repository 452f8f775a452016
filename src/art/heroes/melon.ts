import { turn, warp } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) => warp(turn(d, -16), (x, y) => [x + 2.3, y - 4]);
const pip = 'M0 -5C4 -1 4 4 0 5C-4 4 -4 -1 0 -5Z';
const pips = [
  [24, 44, 40],
  [40, 56, 15],
  [58, 62, -5],
  [76, 54, -30],
  [33, 68, 25],
  [50, 76, 0],
  [67, 73, -20],
] as const;
const place = ([x, y, angle]: (typeof pips)[number]) =>
  lean(
    turn(
      pip.replace(
        /(-?\d+) (-?\d+)/g,
        (_, a: string, b: string) => `${Number(a) + x} ${Number(b) + y}`,
      ),
      angle,
      x,
      y,
    ),
  );

/** A half-moon of watermelon, tilted, with a bite out of the top and dark pips. */
export const melon: Hero = {
  hue: 15,
  parts: [
    face(
      'deep',
      lean(
        'M2 30C4 27 8 27 11 30L48 30C46 42 58 46 65 40C72 48 86 42 84 30L89 30C92 27 96 27 98 30C99 66 78 92 50 92C22 92 1 66 2 30Z',
      ),
    ),
    mark(
      'light',
      lean(
        'M9 30L48 30C46 42 58 46 65 40C72 48 86 42 84 30L91 30C91 61 74 84 50 84C26 84 9 61 9 30Z',
      ),
    ),
    mark(
      'mid',
      lean(
        'M16 30L48 30C46 42 58 46 65 40C72 48 86 42 84 30L84.5 30C84 57 70 77 50 77C30 77 16 57 16 30Z',
      ),
    ),
    mark('deep', ...pips.slice(0, 4).map(place)),
    line(1.6, lean('M5 52C10 68 20 80 32 87'), lean('M68 87C80 80 88 70 93 56')),
  ],
};
