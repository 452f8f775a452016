import { disc, mirror, oval, turn, warp } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const tilt = (d: string) => warp(turn(d, -24), (x, y) => [x, y + 4]);

/** A banded globe in a wide tilted ring, with one small moon. */
export const planet: Hero = {
  hue: 288,
  parts: [
    face('mid', disc(50, 54, 31)),
    mark('deep', tilt('M28 71C42 77 58 77 72 71C66 77.5 58 81 50 81C42 81 34 77.5 28 71Z')),
    face('light', tilt(oval(50, 50, 50, 17)), tilt(mirror(oval(50, 50, 38, 9)))),
    line(1.5, tilt('M6 51C10 58 28 62.5 50 62.5C72 62.5 90 58 94 51')),
    face(
      'mid',
      tilt(
        'M19.5 55.5C19.2 54 19 52 19 50C19 33 33 19 50 19C67 19 81 33 81 50C81 52 80.8 54 80.5 55.5C72 57.8 61 59 50 59C39 59 28 57.8 19.5 55.5Z',
      ),
    ),
    mark('deep', tilt('M19.2 46C36 51 64 51 80.8 46L81 52C64 56 36 56 19 52Z')),
    mark('light', tilt('M24 33C40 38 60 38 76 33L79 40C60 44 40 44 21 40Z')),
    face('deep', disc(19, 20, 10)),
    mark('light', disc(17, 18, 3.6)),
  ],
};
