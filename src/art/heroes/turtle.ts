import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Walking to the right, neck stretched up, the domed shell ringed by its rim. */
export const turtle: Hero = {
  hue: 165,
  parts: [
    face(
      'deep',
      'M22 66C18 74 15 82 16 88C22 92 32 91 36 88C37 80 40 74 43 70Z',
      'M57 68C58 76 60 82 62 87C68 91 78 90 81 85C79 78 78 70 76 64Z',
    ),
    face(
      'light',
      'M14 66C8 68 4 74 3 80C10 80 16 77 20 72Z',
      'M66 68C72 62 76 52 74 42C72 30 78 20 87 20C96 20 99 28 97 36C96 43 92 46 88 48C90 58 86 70 74 74Z',
    ),
    face('mid', 'M10 66C8 36 24 12 47 12C68 12 80 34 80 64Z'),
    mark('deep', 'M37 27L54 26L62 40L54 54L36 55L28 41Z'),
    mark(
      'deep',
      'M30 17C26 24 27 28 31 29L23 41C19 41 17 42 15 42C18 32 22 22 30 17Z',
      'M60 17C62 22 60 24 59 25L67 39C71 39 73 38 75 37C72 29 67 21 60 17Z',
      'M14 50C18 47 22 46 24 46L31 58C29 60 28 61 28 62L12 63C12 58 13 54 14 50Z',
      'M65 45C69 43 73 43 77 44C78 50 79 55 79 61L61 61C60 60 59 58 58 57Z',
    ),
    face('light', 'M7 62C32 67 58 66 82 59C87 61 87 67 83 70C58 78 30 78 8 72C3 70 3 64 7 62Z'),
    mark('deep', disc(88, 30, 3.4)),
    line(1.6, 'M96 38C93 41 90 41 87 40'),
  ],
};
