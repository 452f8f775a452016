import { heartShape, polygon, roundRect, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const back = (d: string) => turn(d, -17, 50, 96);
const front = (d: string) => turn(d, 9, 50, 96);

export const cards: Hero = {
  hue: 300,
  parts: [
    face('deep', back(roundRect(22, 14, 48, 68, 6))),
    mark('mid', back(roundRect(27, 19, 38, 58, 3))),
    line(1.2, back('M27 33L43 19M27 47L57 19M27 61L65 25M27 75L65 40M40 77L65 54')),
    face('light', front(roundRect(32, 14, 48, 68, 6))),
    mark('mid', front(heartShape(56, 49, 27))),
    mark('deep', front(polygon([40, 19], [43.5, 24], [40, 29], [36.5, 24]))),
    mark('deep', front(polygon([72, 67], [75.5, 72], [72, 77], [68.5, 72]))),
  ],
};
