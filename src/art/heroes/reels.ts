import { disc, polygon, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A slot machine: cabinet, three windows, lever. */
export const reels: Hero = {
  hue: 20,
  parts: [
    face('deep', roundRect(83, 30, 6, 34, 3)),
    face('light', disc(86, 27, 8)),
    face('deep', 'M22 20C22 6 66 6 66 20L66 24L22 24Z'),
    face('mid', roundRect(7, 20, 74, 62, 8)),
    mark('deep', roundRect(13, 30, 62, 32, 4)),
    mark('light', ...[16.5, 35.5, 54.5].map((x) => roundRect(x, 33.5, 17, 25, 2.5))),
    mark(
      'mid',
      ...[20, 39, 58].map((x) =>
        polygon(
          [x, 39],
          [x + 10, 39],
          [x + 10, 43],
          [x + 6, 54],
          [x + 2, 54],
          [x + 5.5, 43.5],
          [x, 43.5],
        ),
      ),
    ),
    mark('light', roundRect(22, 68, 44, 6, 3)),
    face('deep', 'M3 82L85 82L89 94L-1 94Z'),
    line(1.4, 'M16.5 46L33.5 46M35.5 46L52.5 46M54.5 46L71.5 46'),
    mark('light', disc(44, 16.5, 3)),
  ],
};
