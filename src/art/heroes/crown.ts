import { disc, polygon, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const crown: Hero = {
  hue: 90,
  parts: [
    face('light', disc(8, 28, 6), disc(92, 28, 6), disc(50, 13, 7)),
    face('mid', 'M15 74L8 31L31 51L50 16L69 51L92 31L85 74Z'),
    mark('deep', polygon([92, 31], [69, 51], [62, 74], [85, 74])),
    mark('light', polygon([50, 18], [36, 52], [50, 68], [64, 52])),
    mark('deep', polygon([50, 18], [64, 52], [50, 68])),
    face('deep', roundRect(13, 72, 74, 16, 4)),
    mark('light', disc(50, 80, 4.5), disc(28, 80, 3.5), disc(72, 80, 3.5)),
    line(1.6, 'M15 74L31 51L50 68L69 51L85 74'),
  ],
};
