import { disc, mirror, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const blade = 'M54 22C66 24 74 16 80 3C102 22 102 52 80 71C74 58 66 50 54 52Z';
const edge =
  'M80 3C102 22 102 52 80 71C78.5 67.5 77 65 75 62C87 48 87 26 75 12C77 10 78.5 6.5 80 3Z';

/** A double-headed battle axe: two crescent blades on a bound shaft. */
export const axe: Hero = {
  hue: 205,
  parts: [
    face('deep', 'M45 12C45 4 48 3 50 3C52 3 55 4 55 12L57 90C57 99 43 99 43 90Z'),
    face('mid', blade),
    face('mid', mirror(blade)),
    mark('light', edge, mirror(edge)),
    mark('deep', 'M58 46C66 46 71 52 76 60C74 54 66 40 58 42Z'),
    mark('deep', mirror('M58 46C66 46 71 52 76 60C74 54 66 40 58 42Z')),
    face('light', roundRect(39, 17, 22, 40, 7)),
    mark('deep', disc(50, 27, 4), disc(50, 47, 4)),
    line(1.6, 'M45 66L55 70M44.5 74L55.5 78M44 82L56 86M80 3C84 12 88 24 86 37'),
  ],
};
