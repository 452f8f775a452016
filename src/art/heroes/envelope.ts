import { disc, polygon, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A red packet: tall, curved flap, a coin for a seal. */
export const envelope: Hero = {
  hue: 27,
  parts: [
    face('mid', roundRect(18, 5, 64, 90, 6)),
    mark(
      'deep',
      'M18 11C18 8 20 5 24 5L76 5C80 5 82 8 82 11L82 30C72 46 60 52 50 52C40 52 28 46 18 30Z',
    ),
    line(1.6, 'M18 30C28 46 40 52 50 52C60 52 72 46 82 30'),
    mark('light', disc(50, 51, 14)),
    line(1.6, disc(50, 51, 10.5)),
    mark('deep', polygon([45.5, 46.5], [54.5, 46.5], [54.5, 55.5], [45.5, 55.5])),
    mark('light', 'M26 84Q38 74 50 84Q62 74 74 84L74 88Q62 79 50 88Q38 79 26 88Z'),
    line(1.2, 'M24 78Q37 66 50 78Q63 66 76 78'),
  ],
};
