import { roundRect, star, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const tilt = (d: string) => turn(d, -18);

export const ticket: Hero = {
  hue: 330,
  parts: [
    face(
      'mid',
      tilt(
        'M6 28L62 28C62 34 70 34 70 28L94 28L94 44C86 44 86 56 94 56L94 72L70 72C70 66 62 66 62 72L6 72L6 56C14 56 14 44 6 44Z',
      ),
    ),
    mark('deep', tilt('M70 32L90 32L90 41C82 44 82 56 90 59L90 68L70 68Z')),
    mark('light', tilt(star(38, 51, 5, 17, 7.5))),
    mark('light', ...[36, 46, 56].map((y) => tilt(roundRect(64.6, y, 2.8, 6, 1)))),
    line(1.4, tilt('M11 33L59 33M11 67L59 67')),
    mark('light', tilt(roundRect(76, 40, 4, 20, 1)), tilt(roundRect(82.5, 44, 2.5, 12, 1))),
  ],
};
