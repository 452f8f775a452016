import { disc, sector, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const edges = [0, 60, 120, 180, 240, 300].map((angle) => angle - 90);

export const chip: Hero = {
  hue: 260,
  parts: [
    face('mid', disc(50, 50, 44)),
    mark('light', ...edges.map((angle) => sector(50, 50, 33, 44, angle - 13, angle + 13))),
    mark('deep', disc(50, 50, 31)),
    line(1.6, disc(50, 50, 33)),
    mark('light', ...edges.map((angle) => sector(50, 50, 25.5, 27.5, angle + 6, angle + 54))),
    mark('light', star(50, 50, 5, 19, 8)),
  ],
};
