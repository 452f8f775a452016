import { heartShape } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

export const heart: Hero = {
  hue: 10,
  parts: [
    face('mid', heartShape(50, 50, 84)),
    mark(
      'deep',
      'M72 6.3C83 6.3 97 15 97 33C97 58 67 75 50 92C64 70 88 52 85 32C84 20 79 11 72 6.3Z',
    ),
    mark('light', 'M26 14C16 16 10 24 11 35C17 30 20 20 32 15C30 13.5 28 13.5 26 14Z'),
    mark('light', 'M50 30L62 46L50 66L38 46Z'),
    mark('deep', 'M50 30L62 46L50 66Z'),
  ],
};
