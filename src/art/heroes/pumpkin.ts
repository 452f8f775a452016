import { mirror, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const eye = 'M20 58C26 52 32 46 36 40C41 46 44 52 45 58C37 61 28 61 20 58Z';
const grin =
  'M16 69C22 74 28 75 33 73L38 81L45 73C48 74 52 74 55 73L62 81L67 73C72 75 78 74 84 69C81 81 73 88 63 90L56 83L50 91L44 83L37 90C27 88 19 81 16 69Z';

/** A carved lantern: ribbed, with a crooked stalk and a jagged grin. */
export const pumpkin: Hero = {
  hue: 46,
  parts: [
    face('deep', 'M42 30C46 22 42 13 33 10L45 2C56 5 62 17 59 30C54 34 46 34 42 30Z'),
    face('deep', oval(25, 61, 22, 32), oval(75, 61, 22, 32)),
    face('mid', oval(37, 61, 23, 35), oval(63, 61, 23, 35)),
    face('mid', oval(50, 61, 19, 36)),
    mark('light', grin),
    mark('light', eye, mirror(eye)),
    mark('light', 'M50 56L55 65L45 65Z'),
    line(2.2, eye, mirror(eye), 'M50 56L55 65L45 65Z', grin),
  ],
};
