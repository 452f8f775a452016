import { oval, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) => turn(d, 45);

/** A broad knight's blade, point up to the right, with a curved guard and round pommel. */
export const sword: Hero = {
  hue: 235,
  parts: [
    face('light', lean('M50 -14C57 -6 61 2 61 12L58 72L42 72L39 12C39 2 43 -6 50 -14Z')),
    mark('mid', lean('M50 -14C57 -6 61 2 61 12L58 72L50 72Z')),
    line(1.6, lean('M50 8L50 66')),
    face('deep', lean('M44 80L56 80L56 104L44 104Z')),
    mark('mid', lean('M44 86L56 83L56 88L44 91Z'), lean('M44 95L56 92L56 97L44 100Z')),
    face(
      'mid',
      lean(
        'M20 62C30 70 40 69 50 69C60 69 70 70 80 62C85 72 82 84 72 85C62 85 58 82 50 82C42 82 38 85 28 85C18 84 15 72 20 62Z',
      ),
    ),
    mark('light', lean(oval(50, 75.5, 5, 5))),
    face('mid', lean(oval(50, 107, 9, 8))),
    mark('light', lean(oval(50, 107, 4, 3.6))),
  ],
};
