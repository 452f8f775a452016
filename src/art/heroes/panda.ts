import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** The head from the front, chewing a sprig of bamboo. */
export const panda: Hero = {
  hue: 135,
  parts: [
    face('deep', disc(19, 22, 17), disc(81, 22, 17)),
    mark('mid', disc(19, 22, 8), disc(81, 22, 8)),
    face(
      'light',
      'M50 8C30 8 14 18 8 36C4 46 4 54 6 62C10 80 28 90 50 90C72 90 90 80 94 62C96 54 96 46 92 36C86 18 70 8 50 8Z',
    ),
    mark(
      'deep',
      'M38 34C44 38 42 50 34 56C26 62 16 58 18 48C20 38 30 30 38 34Z',
      'M62 34C56 38 58 50 66 56C74 62 84 58 82 48C80 38 70 30 62 34Z',
      'M50 56C44 56 40 58 40 61C41 66 46 68 50 69C54 68 59 66 60 61C60 58 56 56 50 56Z',
    ),
    mark('light', disc(32, 46, 5), disc(68, 46, 5)),
    mark('deep', disc(33, 46.5, 3), disc(67, 46.5, 3)),
    face('mid', 'M22 75C44 83 64 83 84 77C87 78 88 82 85 84C64 91 42 91 20 83C18 80 19 76 22 75Z'),
    face(
      'mid',
      'M80 78C82 68 90 62 98 62C98 72 92 80 80 78Z',
      'M80 80C90 80 96 86 97 95C87 96 79 90 80 80Z',
      'M66 84C72 86 76 92 74 98C66 97 62 91 66 84Z',
    ),
    line(1.8, 'M50 69L50 71C47 75 42 75 39 72M50 71C53 75 58 75 61 72M44 81L43 88M64 81L65 88'),
  ],
};
