import { disc, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, mark } from './hero.ts';

const pegs = [0, 1, 2, 3].flatMap((row) =>
  Array.from({ length: row + 2 }, (_, index) =>
    disc(50 + (index - (row + 1) / 2) * 17, 26 + row * 15, 3.6),
  ),
);

/** The board as a triangle of pegs, the ball on its way, cups along the bottom. */
export const plinko: Hero = {
  hue: 300,
  parts: [
    face('deep', 'M46 4C48 1 52 1 54 4L96 84C98 88 96 94 90 94L10 94C4 94 2 88 4 84Z'),
    mark('light', ...pegs),
    mark('mid', ...[13, 31.5, 50, 68.5].map((x) => roundRect(x, 80, 16.5, 10, 2))),
    mark('light', disc(58.5, 31, 0.1), roundRect(50, 80, 16.5, 10, 2)),
    face('mid', disc(50, 15, 8)),
    mark('light', disc(47.5, 12.5, 2.6)),
  ],
};
