import { disc, oval, polygon, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const lantern: Hero = {
  hue: 30,
  parts: [
    line(2.4, 'M50 2L50 12'),
    face('deep', roundRect(36, 11, 28, 9, 3)),
    face('deep', roundRect(36, 70, 28, 9, 3)),
    face('mid', oval(50, 45, 40, 28)),
    mark('deep', 'M50 17C73 17 90 29 90 45C90 61 73 73 50 73C66 70 74 58 74 45C74 32 66 20 50 17Z'),
    mark('light', oval(50, 45, 11, 28)),
    line(1.6, oval(50, 45, 26, 28), oval(50, 45, 11, 28)),
    mark('mid', polygon([50, 34], [57, 45], [50, 56], [43, 45])),
    face('deep', disc(50, 82, 3)),
    face('light', 'M46 84L54 84L57 98L43 98Z'),
    line(1.2, 'M48.5 86L47.5 97M51.5 86L52.5 97'),
  ],
};
