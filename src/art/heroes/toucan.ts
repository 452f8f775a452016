import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Perched, looking to the right along an enormous bill. */
export const toucan: Hero = {
  hue: 42,
  parts: [
    face('deep', 'M14 66C8 76 5 86 5 97L20 97C26 90 32 84 36 76Z'),
    face('mid', 'M46 10C64 4 88 8 96 28C98 34 97 42 93 46C88 38 72 36 48 40Z'),
    face(
      'deep',
      'M34 4C48 2 58 12 58 24C58 34 60 44 58 54C55 72 42 84 28 84C14 82 8 66 10 46C12 24 18 6 34 4Z',
    ),
    mark(
      'light',
      'M56 31C59 38 60 46 58 54C56 64 50 72 43 77C34 70 30 54 36 42C40 35 48 31 56 31Z',
      disc(44, 19, 7),
      'M61 15C68 12 76 12 84 17C76 16 68 17 61 20Z',
    ),
    mark('mid', 'M12 38C22 38 32 48 34 62C34 70 30 78 25 83C15 80 9 66 10 48Z'),
    mark(
      'deep',
      'M86 16C94 22 98 34 93 46C91 42 88 40 85 39C90 32 90 24 86 16Z',
      disc(45.5, 19, 4),
    ),
    line(1.6, 'M52 29C64 26 78 26 90 32M28 50C29 60 25 68 19 73'),
    face(
      'light',
      'M30 82C28 89 31 93 34 92C36 94 40 94 41 91C44 93 47 91 47 88C46 83 44 78 40 76Z',
    ),
    face('mid', 'M22 88C44 92 66 88 84 83C87 84 88 88 85 90C66 97 42 99 22 97C18 95 18 90 22 88Z'),
  ],
};
