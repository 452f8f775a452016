import { roundRect, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const trophy: Hero = {
  hue: 85,
  parts: [
    line(5, 'M26 20L9 20C9 38 16 48 32 50M74 20L91 20C91 38 84 48 68 50'),
    face('deep', 'M44 60L56 60L60 80L40 80Z'),
    face('mid', 'M23 8L77 8C79 40 70 62 50 66C30 62 21 40 23 8Z'),
    mark('deep', 'M62 8L77 8C79 40 70 62 50 66C60 52 64 32 62 8Z'),
    mark('light', 'M29 14L36 14C36 30 38 42 43 52C33 44 29 30 29 14Z'),
    face('light', roundRect(19, 4, 62, 9, 4)),
    mark('light', star(50, 34, 5, 12, 5)),
    face('mid', roundRect(30, 78, 40, 8, 2)),
    face('deep', roundRect(22, 85, 56, 11, 3)),
  ],
};
