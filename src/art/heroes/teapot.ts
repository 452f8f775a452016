import { disc, mirror, oval, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

/** A round-bellied pot, spout to the left, with a flower on its side. */
export const teapot: Hero = {
  hue: 178,
  parts: [
    face('deep', oval(79, 56, 18, 23), mirror(oval(78, 55, 10, 14), 78)),
    face('deep', 'M34 78C16 76 20 52 3 40C8 33 18 32 24 36C26 46 32 50 40 52Z'),
    face('deep', 'M30 86L70 86L74 95C60 98 40 98 26 95Z'),
    face('mid', 'M18 62C18 44 32 34 50 34C68 34 82 44 82 62C82 78 70 90 50 90C30 90 18 78 18 62Z'),
    mark(
      'deep',
      'M66 37.5C76 42 82 51 82 62C82 78 70 90 50 90C46 90 42 89.5 38 88.5C66 86 76 62 66 37.5Z',
    ),
    mark(
      'light',
      star(46, 65, 6, 15, 7),
      'M36 36C38 29 42 25 48 24C44 28 43 32 43 38C40 38 38 37 36 36Z',
      'M22 60C23 50 29 44 36 41C32 47 29 54 28 63C25 65 22 64 22 60Z',
    ),
    mark('deep', disc(46, 65, 3.6)),
    face('mid', 'M28 38C30 24 40 19 50 19C60 19 70 24 72 38C60 43 40 43 28 38Z'),
    face('light', disc(50, 13, 8)),
  ],
};
