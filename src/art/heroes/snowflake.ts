import { disc, star, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

const arm =
  'M46 50L46 40L34 33C31 29 34 24 39 25.5L46 29.5L46 22L38 17C36 13 39 9 43 10.5L46 12.5L46 7C46 1.5 54 1.5 54 7L54 12.5L57 10.5C61 9 64 13 62 17L54 22L54 29.5L61 25.5C66 24 69 29 66 33L54 40L54 50Z';
const tip = 'M48 9C48 5 52 5 52 9L52 20L50 22L48 20Z';
const round = (d: string, first: number) =>
  [0, 1, 2].map((step) => turn(d, first + step * 120)).join('');

/** Six branching arms round a star. */
export const snowflake: Hero = {
  hue: 230,
  parts: [
    face('mid', round(arm, 0)),
    face('mid', round(arm, 60)),
    mark('light', round(tip, 0), round(tip, 60)),
    face('deep', star(50, 50, 6, 23, 16)),
    mark('light', star(50, 50, 6, 17, 8)),
    mark('deep', disc(50, 50, 4)),
  ],
};
