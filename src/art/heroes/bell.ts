import { disc, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const bell: Hero = {
  hue: 85,
  parts: [
    face('deep', disc(50, 12, 6.5)),
    face('deep', disc(50, 85, 9)),
    face(
      'mid',
      'M50 14C70 14 77 29 78 45C79 60 83 66 90 74L10 74C17 66 21 60 22 45C23 29 30 14 50 14Z',
    ),
    mark('light', 'M35 24C29 32 29 44 28 56C28 62 25 67 22 71L34 71C36 56 36 40 41 22Z'),
    mark('deep', 'M62 17C71 21 76 31 77 45C78 60 82 66 89 73L72 73C69 55 69 33 62 17Z'),
    face('light', roundRect(6, 71, 88, 10, 5)),
    line(1.6, 'M23 52Q50 58 77 52'),
  ],
};
