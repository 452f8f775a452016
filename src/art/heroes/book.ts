import { roundRect, star, turn, warp } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) =>
  warp(turn(d, -9), (x, y) => [50 + (x - 51) * 0.94, 50 + (y - 50.3) * 0.94]);

const clasp = (y: number) =>
  `M66 ${y}L89 ${y}C97 ${y} 97 ${y + 12} 89 ${y + 12}L66 ${y + 12}C58 ${y + 12} 58 ${y} 66 ${y}Z`;

/** A thick old tome with a star on its cover, two clasps and a marker ribbon. */
export const book: Hero = {
  hue: 305,
  parts: [
    face('mid', lean('M54 84L70 84L70 102L62 95L54 102Z')),
    face('deep', lean(roundRect(17, 10, 73, 80, 7))),
    face('light', lean('M20 10L82 10C86 10 86 14 86 16L86 81C86 85 84 85 82 85L20 85Z')),
    line(1.5, lean('M81.5 16L81.5 82M30 82L80 82')),
    face('mid', lean(roundRect(12, 3, 66, 76, 7))),
    mark('deep', lean('M19 3L25 3L25 79L19 79C14 79 12 76 12 72L12 10C12 6 14 3 19 3Z')),
    mark('light', lean(star(46, 41, 8, 17, 9))),
    mark('deep', lean(star(46, 41, 4, 9, 3.5))),
    face('light', lean(clasp(24)), lean(clasp(56))),
  ],
};
