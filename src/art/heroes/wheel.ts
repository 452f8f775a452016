import { disc, polar, sector } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const pockets = 14;
const step = 360 / pockets;
const wedge = (index: number) =>
  sector(50, 50, 21, 37.5, index * step - 90, (index + 1) * step - 90);
const [ballX, ballY] = polar(50, 50, 40.5, -38);

/** A roulette wheel from above: rim, pockets, hub with a four-armed turret, ball on the track. */
export const wheel: Hero = {
  hue: 20,
  parts: [
    face('deep', disc(50, 50, 45)),
    mark('mid', ...Array.from({ length: pockets / 2 }, (_, index) => wedge(index * 2))),
    line(1.6, disc(50, 50, 37.5)),
    mark('light', disc(50, 50, 21)),
    line(1.2, disc(50, 50, 21)),
    mark('mid', disc(50, 50, 15)),
    mark('light', ...[45, 135, 225, 315].map((angle) => disc(...polar(50, 50, 10, angle), 3.2))),
    mark('deep', disc(50, 50, 5.5)),
    mark('light', disc(ballX, ballY, 4)),
  ],
};
