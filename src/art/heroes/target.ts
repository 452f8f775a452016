import { disc, polar, polyline } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const cross = [0, 90, 180, 270].map((angle) =>
  polyline([polar(50, 50, 32, angle), polar(50, 50, 48, angle)]),
);

export const target: Hero = {
  hue: 200,
  parts: [
    face('mid', disc(50, 50, 42)),
    mark('light', disc(50, 50, 33)),
    line(1.6, disc(50, 50, 33)),
    mark('mid', disc(50, 50, 23)),
    mark('deep', disc(50, 50, 13)),
    mark('light', disc(50, 50, 5)),
    line(4, ...cross),
  ],
};
