import { mirror, oval, turn, warp } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) =>
  warp(turn(d, 42, 49, 47), (x, y) => [50 + (x - 53) * 0.86, 50 + (y - 51.5) * 0.86]);

const loops = [
  [50, 0],
  [34, 22],
  [66, 22],
] as const;

/** An old door key, its bow three loops round a stud, with a collar and a notched bit. */
export const key: Hero = {
  hue: 88,
  parts: [
    face('mid', lean('M44 36L56 36L56 104C56 111 44 111 44 104Z')),
    face('mid', lean('M54 74L78 74L78 83L70 83L70 88L78 88L78 101L66 101L66 97L54 97Z')),
    mark('deep', lean('M51 40L56 40L56 104C56 107 54 109 51 109Z')),
    face(
      'mid',
      ...loops.map(([x, y]) => lean(oval(x, y, 17, 17))),
      ...loops.map(([x, y]) => lean(mirror(oval(x, y, 8, 8), x))),
    ),
    mark(
      'deep',
      lean('M67 38C77 37 84 29 83 19C82 13 78 8 73 6C78 14 80 30 67 38Z'),
      lean('M56 -16C64 -14 68 -6 66 3C62 -4 60 -10 56 -16Z'),
    ),
    mark(
      'light',
      lean('M20 24C18 15 23 9 30 8C25 12 23 18 24 27Z'),
      lean('M37 -1C37 -8 42 -14 48 -14C43 -10 41 -5 41 3Z'),
    ),
    face('light', lean(oval(50, 13, 8, 8))),
    face(
      'light',
      lean('M40 40C40 34 60 34 60 40C64 40 64 50 60 50C60 56 40 56 40 50C36 50 36 40 40 40Z'),
    ),
    line(1.5, lean('M40 45L60 45M62 79L62 92')),
  ],
};
