import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A round apple with a dimple, a bent stalk and one leaf. */
export const apple: Hero = {
  hue: 25,
  parts: [
    line(5, 'M50 34C48 22 48 12 42 4'),
    face('deep', 'M51 22C52 8 68 0 88 5C86 20 70 30 51 22Z'),
    mark('light', 'M56 20C64 12 72 9 82 8C76 15 68 20 56 20Z'),
    face(
      'mid',
      'M50 32C42 23 24 21 13 31C0 44 4 68 17 86C25 97 38 99 50 94C62 99 75 97 83 86C96 68 100 44 87 31C76 21 58 23 50 32Z',
    ),
    mark(
      'deep',
      'M87 31C100 44 96 68 83 86C75 97 62 99 50 94C40 98 30 97 22 91C52 96 84 74 80 27C82.5 28 85 29 87 31Z',
    ),
    mark('light', 'M13 58C10 46 15 36 26 33C21 40 20 48 21 58C21 64 15 66 13 58Z'),
    line(1.8, 'M36 33C42 41 58 41 64 33'),
  ],
};
