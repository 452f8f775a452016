import { disc, roundRect, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const swing = (d: string) => turn(d, 40);

export const bat: Hero = {
  hue: 60,
  parts: [
    face(
      'mid',
      swing(
        'M50 -10C59 -10 61 -4 60.5 10C59 34 55 58 54 80L46 80C45 58 41 34 39.5 10C39 -4 41 -10 50 -10Z',
      ),
    ),
    mark('light', swing('M44 -4C42 4 43 26 48 60C46 34 46 14 48 -6Z')),
    mark('deep', swing('M45.5 70L54.5 70L54 104L46 104Z')),
    face('deep', swing('M46 78L54 78L54 102L46 102Z')),
    face('light', swing(roundRect(42.5, 101, 15, 6, 3))),
    line(1.6, swing('M46 84L54 80M46 91L54 87M46 98L54 94')),
    face('light', disc(29, 28, 20)),
    line(1.8, 'M16 13Q28 28 16 43M42 13Q30 28 42 43'),
    line(1.4, 'M19 21L24 19M20.5 28L26 28M19 35L24 37M39 21L34 19M37.5 28L32 28M39 35L34 37'),
  ],
};
