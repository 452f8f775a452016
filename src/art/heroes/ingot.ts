import { polygon } from '../shape.ts';
import type { Point } from '../shape.ts';
import type { Hero, Part } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** One bar in three-quarter view, its upper left corner at (x, y), 42 wide. */
function bar(x: number, y: number): Part[] {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy];
  return [
    face('light', polygon(p(10, 0), p(38, 0), p(34, 9), p(6, 9))),
    face('mid', polygon(p(6, 9), p(34, 9), p(38, 29), p(0, 29))),
    face('deep', polygon(p(38, 0), p(34, 9), p(38, 29), p(46, 18))),
    mark('light', polygon(p(13, 15), p(27, 15), p(28, 21), p(12, 21))),
    line(1.2, polygon(p(13, 15), p(27, 15), p(28, 21), p(12, 21))),
  ];
}

export const ingot: Hero = { hue: 88, parts: [...bar(4, 55), ...bar(50, 55), ...bar(27, 24)] };
