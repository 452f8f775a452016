import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const holes = [
  [20, 70],
  [17, 50],
  [24, 31],
  [38, 18],
  [62, 18],
  [76, 31],
  [83, 50],
  [80, 70],
] as const;

export const horseshoe: Hero = {
  hue: 250,
  parts: [
    face(
      'mid',
      'M12 94L12 86L16 84C2 50 14 6 50 6C86 6 98 50 84 84L88 86L88 94L66 94L66 87C78 62 74 26 50 26C26 26 22 62 34 87L34 94Z',
    ),
    mark('deep', 'M50 6C86 6 98 50 84 84L88 86L88 94L78 94L78 86C90 52 80 14 50 11Z'),
    mark('light', 'M16 58C12 36 24 12 48 11C30 16 20 34 16 58Z'),
    mark('light', ...holes.map(([x, y]) => disc(x, y, 3.6))),
    line(1.2, ...holes.map(([x, y]) => disc(x, y, 3.6))),
  ],
};
