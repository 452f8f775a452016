import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

/** An old sheet between two rolls: an island, a dotted track and the cross. */
export const chart: Hero = {
  hue: 22,
  parts: [
    face(
      'light',
      'M14 14C30 20 44 8 60 13C70 16 80 16 86 12C84 26 90 34 86 46C83 58 90 70 86 88C72 82 60 92 46 88C34 84 24 86 14 90C18 76 11 66 14 52C17 40 11 28 14 14Z',
    ),
    mark('mid', 'M24 34C30 24 42 26 46 32C52 30 58 36 54 42C50 48 44 46 38 50C30 52 20 44 24 34Z'),
    mark('mid', 'M26 68L33 56L40 68L44 62L51 74L20 74Z'),
    face(
      'mid',
      'M6 10C12 5 20 8 21 15C24 30 18 42 21 54C23 66 19 78 21 88C20 95 12 97 6 92C3 78 8 66 6 52C4 38 8 24 6 10Z',
    ),
    face(
      'mid',
      'M94 8C88 3 80 6 79 13C77 28 82 40 79 52C77 64 81 76 79 86C80 93 88 95 94 90C97 76 92 64 94 50C96 36 92 22 94 8Z',
    ),
    mark(
      'deep',
      'M15 8C19 9 21 11 21 15C24 30 18 42 21 54C23 66 19 78 21 88C20 92 18 94 15 95C13 78 17 66 15 53C13 40 17 24 15 8Z',
      'M94 8C92 22 96 36 94 50C92 64 97 76 94 90C92 92 90 92 88 92C90 78 86 64 88 50C90 36 87 20 88 6C90 6 92 7 94 8Z',
    ),
    mark('deep', 'M52 51L57 46L63 52L69 46L74 51L68 57L74 64L69 69L63 62L57 69L52 64L58 57Z'),
    mark(
      'deep',
      disc(58, 29, 2.3),
      disc(65, 26, 2.3),
      disc(71, 30, 2.3),
      disc(71, 37, 2.3),
      disc(66, 42, 2.3),
    ),
  ],
};
