import { mirror, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const pillar = 'M24 28L36 28L34 92L18 92C21 70 23 50 24 28Z';
const shade = 'M31 28L36 28L34 92L28 92Z';
const foot = 'M15 86C15 84 17 84 19 84L34 84C36 84 38 84 38 86L39 97L13 97Z';

/** A shrine gate: two leaning pillars under a roof beam that sweeps up at both ends. */
export const torii: Hero = {
  hue: 30,
  parts: [
    face('mid', pillar, mirror(pillar)),
    mark('deep', shade, mirror(shade, 50)),
    face('deep', foot, mirror(foot)),
    face('mid', 'M8 44L92 44L91 56L9 56Z'),
    face('light', roundRect(42, 26, 16, 24, 3)),
    face('mid', 'M9 22C30 27 70 27 91 22L88 33C70 36 30 36 12 33Z'),
    face('deep', 'M3 6C24 15 76 15 97 6C98 14 96 22 93 26C72 30 28 30 7 26C4 22 2 14 3 6Z'),
    mark('light', 'M5.5 11C26 19 74 19 94.5 11L94 15C74 22.5 26 22.5 6 15Z'),
    line(1.5, 'M46 36L54 36M46 42L54 42M24 52L34 52M66 52L76 52'),
  ],
};
