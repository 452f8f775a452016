import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const fish: Hero = {
  hue: 210,
  parts: [
    face('deep', 'M31 50C22 44 13 34 5 25C10 42 10 58 5 75C13 66 22 56 31 50Z'),
    face('deep', 'M40 32C46 17 62 13 73 18C70 23 69 27 70 32Z'),
    face('deep', 'M48 69C50 79 57 86 66 87C65 81 65 75 67 69Z'),
    face('mid', 'M24 50C36 27 70 18 95 49C70 82 36 73 24 50Z'),
    mark('light', 'M30 55C46 66 72 68 89 55C70 79 42 73 30 55Z'),
    mark('deep', 'M69 29.5C79 31 88 39 95 49C88 59 80 66 71 69C77 57 77 42 69 29.5Z'),
    mark('light', disc(81, 45, 4.6)),
    mark('deep', disc(82, 45, 2)),
    mark('light', 'M52 50C58 45 66 47 68 53C62 60 55 58 52 50Z'),
    line(
      1.6,
      'M38 42Q42 47 38 52',
      'M47 37Q51 42 47 47',
      'M57 34Q61 39 57 44',
      'M9 36Q17 44 24 50',
      'M9 64Q17 56 24 50',
    ),
  ],
};
