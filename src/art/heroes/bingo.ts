import { disc, roundRect, star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

const places = [19.5, 36, 52.5, 69] as const;
const cell = (x: number, y: number) => `M${x} ${y + 7.5}h12.5v12.5h-12.5Z`;
/** The diagonal is marked off. */
const open = places.flatMap((x) => places.filter((y) => y !== x).map((y) => cell(x, y)));

export const bingo: Hero = {
  hue: 285,
  parts: [
    face('mid', roundRect(12, 5, 76, 90, 8)),
    mark('deep', 'M17 10h66v13h-66Z', ...places.map((x) => disc(x + 6.2, x + 13.7, 7))),
    mark('light', ...[26, 38, 50, 62, 74].map((x) => disc(x, 16.5, 3.4)), ...open),
    mark('light', ...places.map((x) => star(x + 6.2, x + 13.7, 5, 5.2, 2.2))),
  ],
};
