import { oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A short dripping candle burning in a dish with a finger ring. */
export const candle: Hero = {
  hue: 38,
  parts: [
    line(6, 'M80 78C94 68 102 88 82 90'),
    face(
      'deep',
      'M4 74C4 70 12 68 22 67L68 67C78 68 88 70 88 74C88 86 74 92 62 93L62 97L30 97L30 93C18 92 4 86 4 74Z',
    ),
    mark('mid', oval(46, 75, 36, 5)),
    face('mid', 'M26 42L66 42L66 76C56 81 36 81 26 76Z'),
    mark('deep', 'M56 46L66 44L66 76C63 77.5 60 78.5 56 79Z'),
    face(
      'light',
      'M23 42C23 35 34 33 46 33C58 33 69 35 69 42L69 56C69 63 61 63 61 56C61 50 55 50 55 56L55 66C55 74 46 74 46 66L46 58C46 52 40 52 40 57C40 63 32 63 32 57L32 66C32 73 23 73 23 66Z',
    ),
    line(3, 'M46 39L46 28'),
    face('light', 'M45 2C48 12 62 16 60 26C59 33 53 35 46 35C39 35 33 31 33 24C33 15 44 13 45 2Z'),
    mark(
      'mid',
      'M45 13C47 19 54 22 53 27C52 31 49 32.5 46 32.5C42 32.5 39 30 39 26C39 21 45 19 45 13Z',
    ),
  ],
};
