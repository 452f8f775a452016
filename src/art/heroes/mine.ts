import { disc, polar, polygon, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A horn of the mine: a tapering rod ending in a knob. */
const horn = (angle: number) =>
  polygon(
    polar(50, 50, 26, angle - 14),
    polar(50, 50, 43, angle - 3.5),
    polar(50, 50, 43, angle + 3.5),
    polar(50, 50, 26, angle + 14),
  );
const angles = Array.from({ length: 8 }, (_, index) => index * 45);

export const mine: Hero = {
  hue: 15,
  parts: [
    face('deep', ...angles.map(horn)),
    face('light', ...angles.map((angle) => disc(...polar(50, 50, 43.5, angle), 4.6))),
    face('mid', disc(50, 50, 31)),
    mark(
      'deep',
      'M70 26C80 34 83 46 80 58C76 74 62 83 46 81C36 80 28 74 24 66C36 74 52 74 62 64C72 54 76 40 70 26Z',
    ),
    mark('light', 'M46 24C34 26 26 34 24 46C30 46 34 44 36 42C38 34 42 30 46 24Z'),
    line(1.8, 'M22 62Q50 78 78 62M22 38Q50 22 78 38'),
    mark('light', star(52, 51, 4, 10, 3.4, -45)),
  ],
};
