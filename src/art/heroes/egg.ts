import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const egg: Hero = {
  hue: 75,
  parts: [
    face('mid', 'M50 4C70 4 85 36 85 60C85 82 70 95 50 95C30 95 15 82 15 60C15 36 30 4 50 4Z'),
    mark(
      'light',
      'M18 47L29 39L39 49L50 39L61 49L71 39L82 47L85 62L72 54L61 64L50 54L39 64L28 54L15 62Z',
    ),
    line(
      1.6,
      'M18 47L29 39L39 49L50 39L61 49L71 39L82 47M15 62L28 54L39 64L50 54L61 64L72 54L85 62',
    ),
    mark('deep', 'M66 9C78 20 85 42 85 60C85 82 70 95 50 95C68 90 76 76 76 58C76 40 73 22 66 9Z'),
    mark('light', 'M40 12C32 18 27 26 24 35C30 30 38 22 40 12Z'),
    mark('deep', disc(32, 76, 4), disc(50, 80, 4), disc(41, 24, 0.1), disc(66, 76, 3.4)),
  ],
};
