import { disc, mirror, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const upper = 'M48 46C42 26 26 8 8 8C2 10 3 24 6 36C8 48 16 56 28 56C38 56 45 52 48 46Z';
const lower = 'M48 54C36 52 18 56 14 68C12 78 20 94 30 94C38 92 38 84 42 78C46 70 49 62 48 54Z';

/** Seen from above with all four wings spread. */
export const butterfly: Hero = {
  hue: 305,
  parts: [
    line(2.6, 'M48 32C46 20 42 12 34 8M52 32C54 20 58 12 66 8'),
    face('deep', lower, mirror(lower)),
    face('mid', upper, mirror(upper)),
    mark(
      'deep',
      'M8 8C2 10 3 24 6 36C8 40 9 44 12 48C14 34 18 26 32 18C24 12 16 8 8 8Z',
      mirror('M8 8C2 10 3 24 6 36C8 40 9 44 12 48C14 34 18 26 32 18C24 12 16 8 8 8Z'),
    ),
    mark('mid', oval(28, 73, 8, 9), oval(72, 73, 8, 9)),
    mark(
      'light',
      disc(12, 17, 3.4),
      disc(88, 17, 3.4),
      disc(11, 30, 2.6),
      disc(89, 30, 2.6),
      'M38 42C34 32 28 28 24 32C21 38 24 46 32 47C36 47 38 45 38 42Z',
      mirror('M38 42C34 32 28 28 24 32C21 38 24 46 32 47C36 47 38 45 38 42Z'),
      disc(28, 74, 4.4),
      disc(72, 74, 4.4),
    ),
    face(
      'light',
      'M50 27C54 27 56 31 55 36C58 42 57 50 55 56C55 68 53 78 50 84C47 78 45 68 45 56C43 50 42 42 45 36C44 31 46 27 50 27Z',
    ),
    line(1.6, 'M45.5 52L54.5 52M46 61L54 61M47 70L53 70'),
  ],
};
