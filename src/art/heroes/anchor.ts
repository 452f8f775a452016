import { disc, mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const fluke = 'M50 96C26 94 10 80 7 58L1 62L12 42L25 58L18 58C22 72 34 80 46 82L50 84Z';

export const anchor: Hero = {
  hue: 230,
  parts: [
    face('mid', fluke),
    face('deep', mirror(fluke)),
    face('mid', 'M45 26L55 26L55 88L45 88Z'),
    mark('deep', 'M50 26L55 26L55 88L50 88Z'),
    face('light', 'M26 34L74 34L74 43L26 43Z'),
    face('deep', disc(50, 16, 13)),
    mark('light', disc(50, 16, 7)),
    line(1.6, disc(50, 16, 7)),
  ],
};
