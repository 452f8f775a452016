import { disc, mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

const cheek = 'M4 60C20 54 36 56 44 70C46 76 48 82 50 92C36 88 26 82 22 74C14 72 8 66 4 60Z';
const ear = 'M18 14C17 24 18 32 22 40C28 34 33 31 38 29C32 22 26 17 18 14Z';

/** The head from the front: great ears, white cheeks swept to points. */
export const fox: Hero = {
  hue: 50,
  parts: [
    face(
      'mid',
      'M50 28C46 28 43 28 40 29C34 16 24 8 12 4C9 18 10 32 14 44C10 50 7 55 4 60C8 66 14 72 22 74C26 84 38 92 50 96C62 92 74 84 78 74C86 72 92 66 96 60C93 55 90 50 86 44C90 32 91 18 88 4C76 8 66 16 60 29C57 28 54 28 50 28Z',
    ),
    mark('deep', ear, mirror(ear)),
    mark('light', cheek, mirror(cheek)),
    mark(
      'deep',
      'M50 34C47 34 46 30 44 29C46 42 46 58 47 66L50 70L53 66C54 58 54 42 56 29C54 30 53 34 50 34Z',
    ),
    mark(
      'deep',
      'M24 54C28 48 36 48 41 56C36 60 28 60 24 54Z',
      'M76 54C72 48 64 48 59 56C64 60 72 60 76 54Z',
    ),
    mark('light', disc(33, 53, 1.8), disc(69, 53, 1.8)),
    face('deep', 'M50 82C46 82 41 84 42 88C44 93 47 96 50 97C53 96 56 93 58 88C59 84 54 82 50 82Z'),
  ],
};
