import { disc, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const segment = 'M48 54C43 48 39.5 38 39.5 30C44 27 52 27 56.5 30C56.5 38 53 48 48 54Z';
const around = (d: string) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((step) => turn(d, step * 45, 48, 57)).join('');

/** Half an orange, cut side to us, with a leaf still on. */
export const citrus: Hero = {
  hue: 72,
  parts: [
    line(5, 'M60 22C62 16 62 10 58 4'),
    face('deep', 'M60 18C64 4 80 0 97 8C94 22 78 30 60 18Z'),
    mark('light', 'M66 17C74 10 82 8 90 10C84 17 76 20 66 17Z'),
    face('mid', disc(48, 57, 41)),
    mark('deep', 'M85 40C94 62 82 92 52 97.5C36 98 24 92 16 83C44 100 82 84 85 40Z'),
    mark('light', disc(47, 56, 34)),
    mark('deep', around(segment)),
    line(1.5, around(segment)),
    mark(
      'light',
      ...[0, 135, 225].map((angle) =>
        turn('M48 48C45 46 45 41 48 37C51 41 51 46 48 48Z', angle, 48, 57),
      ),
    ),
  ],
};
