import { disc } from '../shape.ts';
import type { Hero, Tone } from './hero.ts';
import { face, mark } from './hero.ts';

/** A drawn ball: shell, white window, pips for its number, one highlight. */
function drawn(tone: Tone, x: number, y: number, pips: readonly (readonly [number, number])[]) {
  return [
    face(tone, disc(x, y, 24)),
    mark('light', disc(x, y, 13.5)),
    mark('deep', ...pips.map(([dx, dy]) => disc(x + dx, y + dy, 3))),
    mark(
      'light',
      `M${x - 18} ${y - 6}C${x - 17} ${y - 13} ${x - 12} ${y - 18} ${x - 6} ${y - 20}C${x - 9} ${y - 16} ${x - 14} ${y - 12} ${x - 18} ${y - 6}Z`,
    ),
  ];
}

export const balls: Hero = {
  hue: 55,
  parts: [
    ...drawn('deep', 50, 28, [[0, 0]]),
    ...drawn('mid', 27, 69, [
      [-5, 5],
      [5, -5],
    ]),
    ...drawn('mid', 73, 69, [
      [-6, 6],
      [0, 0],
      [6, -6],
    ]),
  ],
};
