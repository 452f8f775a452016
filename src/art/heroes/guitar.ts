import { oval, roundRect, turn, warp } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) =>
  warp(turn(d, 40, 47, 46), (x, y) => [50 + (x - 45.9) * 0.85, 50 + (y - 49.2) * 0.85]);

/** A round-waisted guitar leaning to the right, pegs out at its head. */
export const guitar: Hero = {
  hue: 48,
  parts: [
    face(
      'mid',
      lean(
        'M50 40C64 37 72 46 69 57C67 65 82 68 82 84C82 99 67 105 50 105C33 105 18 99 18 84C18 68 33 65 31 57C28 46 36 37 50 40Z',
      ),
    ),
    mark(
      'deep',
      lean(
        'M69 57C67 65 82 68 82 84C82 99 67 105 50 105C42 105 34 103.5 28 100C56 102 78 90 69 57Z',
      ),
    ),
    mark('light', lean('M24 83C24 74 30 71 35 68C31 76 31 82 32 90C27 90 24 88 24 83Z')),
    mark('light', lean(oval(50, 66, 12, 12))),
    mark('deep', lean(oval(50, 66, 8.5, 8.5)), lean(roundRect(37, 88, 26, 6, 3))),
    face('deep', lean('M45.5 2L54.5 2L55.5 58L44.5 58Z')),
    line(3.6, lean('M40 -12L60 -12M40 -4L60 -4')),
    face('light', lean('M43 -18C46 -20 54 -20 57 -18L56 3L44 3Z')),
    line(1.4, lean('M48 4L48 90M52 4L52 90')),
  ],
};
