import { polygon, starPoints } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

const rim = starPoints(50, 53, 5, 48, 20);

/** Ten facets: each tip is lit on one side. */
export const star: Hero = {
  hue: 95,
  parts: [
    face('mid', polygon(...rim)),
    ...rim.map((point, index) => {
      const next = rim[(index + 1) % rim.length] ?? point;
      const lit = index % 2 === 1;
      const shaded = index >= 2 && index <= 5;
      return mark(
        lit ? (shaded ? 'mid' : 'light') : shaded ? 'deep' : 'mid',
        polygon(point, next, [50, 53]),
      );
    }),
  ],
};
