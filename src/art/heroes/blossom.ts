import { disc, polar, polyline, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const five = [0, 72, 144, 216, 288];
const all = (d: string) => five.map((angle) => turn(d, angle, 50, 52)).join('');
const petal =
  'M50 54C45 46 32 35 32.5 21C33 9 40 3 46.5 5L50 10L53.5 5C60 3 67 9 67.5 21C68 35 55 46 50 54Z';
const blush = 'M50 52C42 45 38 37 40 29C44 33 47 31 50 24C53 31 56 33 60 29C62 37 58 45 50 52Z';

/** A cherry blossom wide open: five notched petals and a ring of stamens. */
export const blossom: Hero = {
  hue: 355,
  parts: [
    face('mid', ...five.map((angle) => turn(petal, angle, 50, 52))),
    mark('deep', all(blush)),
    mark('light', all('M36 24C34 18 35 13 39 10C40 15 40 20 39 26C38 27 36.5 26 36 24Z')),
    line(
      1.5,
      ...five.map((angle) =>
        polyline([polar(50, 52, 8, angle - 54), polar(50, 52, 24, angle - 54)]),
      ),
    ),
    face('light', ...five.map((angle) => disc(...polar(50, 52, 25, angle - 54), 4))),
    face('light', disc(50, 52, 10)),
    mark('deep', disc(50, 52, 4)),
  ],
};
