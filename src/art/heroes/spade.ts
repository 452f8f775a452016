import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const spade: Hero = {
  hue: 265,
  parts: [
    face('deep', 'M50 66C54 82 60 90 70 95L30 95C40 90 46 82 50 66Z'),
    face(
      'mid',
      'M50 5C58 24 91 38 91 61C91 74 81 80 72 80C62 80 54 74 50 66C46 74 38 80 28 80C19 80 9 74 9 61C9 38 42 24 50 5Z',
    ),
    mark('deep', 'M50 5C58 24 91 38 91 61C91 74 81 80 72 80C62 80 54 74 50 66Z'),
    mark('light', 'M44 24C34 34 18 44 17 58C24 48 38 40 44 24Z'),
    line(1.6, 'M50 16L50 66'),
  ],
};
