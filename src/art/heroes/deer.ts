import { disc, mirror, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const antler =
  'M43 40C36 36 27 33 22 25C18 25 10 24 6 17C3 11 9 9 11 14C13 17 16 19 19 19C18 14 18 8 20 4C22 1 26 3 25 7C24 12 25 18 27 22C30 25 33 27 36 28C34 23 33 18 34 13C35 9 40 10 39 14C39 20 40 28 47 34Z';
const ear = 'M36 46C28 38 16 36 6 40C10 50 22 56 36 54Z';

/** A stag's head from the front under branching antlers. */
export const deer: Hero = {
  hue: 80,
  parts: [
    face('deep', antler, mirror(antler)),
    face('mid', ear, mirror(ear)),
    mark(
      'light',
      'M31 48C25 43 18 41 12 42C17 48 24 51 32 51Z',
      'M69 48C75 43 82 41 88 42C83 48 76 51 68 51Z',
    ),
    face(
      'mid',
      'M50 34C40 33 33 39 32 48C31 58 36 64 38 72C38 80 36 86 40 92C43 97 47 98 50 98C53 98 57 97 60 92C64 86 62 80 62 72C64 64 69 58 68 48C67 39 60 33 50 34Z',
    ),
    mark(
      'deep',
      'M50 36C46 36 43 38 42 42C46 52 46 62 45 72L50 74L55 72C54 62 54 52 58 42C57 38 54 36 50 36Z',
    ),
    mark(
      'light',
      'M50 74C44 72 39 76 39 82C38 88 41 96 50 97C59 96 62 88 61 82C61 76 56 72 50 74Z',
      oval(38.5, 66, 2, 3),
      oval(61.5, 66, 2, 3),
      disc(37.5, 55, 4.6),
      disc(62.5, 55, 4.6),
    ),
    line(3, 'M37.8 54.4L38 55.6M62 54.4L62.2 55.6'),
    face('deep', 'M50 78C45 78 41 79 42 82C43 87 47 88 50 89C53 88 57 87 58 82C59 79 55 78 50 78Z'),
    line(1.6, 'M50 89L50 92M44 93Q50 96 56 93'),
  ],
};
