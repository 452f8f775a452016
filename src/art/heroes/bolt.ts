import { polygon } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

export const bolt: Hero = {
  hue: 100,
  parts: [
    face('mid', polygon([62, 3], [15, 56], [44, 56], [34, 97], [86, 39], [55, 39])),
    mark('light', polygon([62, 3], [15, 56], [27, 56], [56, 20])),
    mark('deep', polygon([55, 39], [86, 39], [34, 97], [38, 80], [68, 47], [52, 47])),
  ],
};
