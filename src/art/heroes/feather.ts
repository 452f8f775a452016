import { turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) => turn(d, 34);

export const feather: Hero = {
  hue: 190,
  parts: [
    face('mid', lean('M50 -4C30 12 24 38 30 60L40 54L33 68C38 76 44 80 50 82Z')),
    face('deep', lean('M50 -4C70 12 76 38 70 60L60 54L67 68C62 76 56 80 50 82Z')),
    mark(
      'light',
      lean('M50 20C40 26 36 38 38 50C44 46 48 40 50 34Z'),
      lean('M50 20C60 26 64 38 62 50C56 46 52 40 50 34Z'),
    ),
    face('light', lean('M48.5 6L51.5 6L53 106L47 106Z')),
    line(1.4, lean('M48 56L34 46M48 68L36 60M52 56L66 46M52 68L64 60')),
  ],
};
