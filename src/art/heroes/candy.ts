import { disc, mirror, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const lean = (d: string) => turn(d, -32);
const twist =
  'M34 50C26 42 18 32 9 27C11 35 8 41 5 46C7 48 7 52 5 54C8 59 11 65 9 73C18 68 26 58 34 50Z';
const swirl = 'M50 50C58 40 56 30 46 24.5C55 22.5 64 25 69 31.5C68 42 60 49 50 50Z';

/** A round sweet with a pinwheel stripe, its paper twisted at both ends. */
export const candy: Hero = {
  hue: 8,
  parts: [
    face('light', lean(twist)),
    face('light', lean(mirror(twist))),
    mark(
      'deep',
      lean('M30 50C25 46 19 43 12.5 41C11 45 11 55 12.5 59C19 57 25 54 30 50Z'),
      lean(mirror('M30 50C25 46 19 43 12.5 41C11 45 11 55 12.5 59C19 57 25 54 30 50Z')),
    ),
    face('mid', disc(50, 50, 28)),
    mark('light', ...[0, 90, 180, 270].map((angle) => turn(swirl, angle))),
    mark('deep', 'M76 46C80 62 68 78 50 77.5C42 77 35 74 30 69C48 76 68 68 76 46Z'),
    line(1.5, lean('M26 46L14 38M26 54L14 62M74 46L86 38M74 54L86 62')),
  ],
};
