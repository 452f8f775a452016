import { disc, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A tin robot's head: aerial, ear caps, round eyes in a dark visor and a grille mouth. */
export const robot: Hero = {
  hue: 200,
  parts: [
    line(5, 'M50 28L50 14'),
    face(
      'deep',
      'M36 80L64 80L74 97L26 97Z',
      roundRect(3, 42, 18, 28, 7),
      roundRect(79, 42, 18, 28, 7),
    ),
    face('light', disc(50, 11, 8)),
    face(
      'mid',
      'M12 52C12 34 24 24 50 24C76 24 88 34 88 52L86 74C85 84 78 87 70 87L30 87C22 87 15 84 14 74Z',
    ),
    mark('deep', roundRect(20, 38, 60, 25, 12.5)),
    mark('light', disc(35, 50.5, 9), disc(65, 50.5, 9), roundRect(31, 69, 38, 12, 5)),
    mark('deep', disc(37, 51.5, 4), disc(67, 51.5, 4)),
    mark('light', 'M20 40C23 33 32 29 42 28C36 32 28 34 20 40Z'),
    line(1.6, 'M41 69L41 81M50 69L50 81M59 69L59 81'),
  ],
};
