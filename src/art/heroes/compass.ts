import { disc, polar, polyline, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A wind rose whose four great points reach past the graduated ring. */
export const compass: Hero = {
  hue: 225,
  parts: [
    face('mid', disc(50, 50, 36)),
    mark('deep', disc(50, 50, 29)),
    face('mid', star(50, 50, 4, 35, 11, -45)),
    face(
      'light',
      'M50 3C51 22 54 35 61 39L50 50Z',
      'M97 50C78 51 65 54 61 61L50 50Z',
      'M50 97C49 78 46 65 39 61L50 50Z',
      'M3 50C22 49 35 46 39 39L50 50Z',
    ),
    face(
      'deep',
      'M50 3C49 22 46 35 39 39L50 50Z',
      'M3 50C22 51 35 54 39 61L50 50Z',
      'M50 97C51 78 54 65 61 61L50 50Z',
      'M97 50C78 49 65 46 61 39L50 50Z',
    ),
    face('light', disc(50, 50, 6)),
    line(
      1.4,
      ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle) =>
        polyline([polar(50, 50, 31, angle), polar(50, 50, 34, angle)]),
      ),
    ),
  ],
};
