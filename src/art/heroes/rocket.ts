import { oval, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const fly = (d: string) => turn(d, 38);

export const rocket: Hero = {
  hue: 235,
  parts: [
    face('light', fly('M38 75C36 86 44 92 50 106C56 92 64 86 62 75Z')),
    mark('mid', fly('M45 77C44 84 48 88 50 95C52 88 56 84 55 77Z')),
    face('deep', fly('M33 46C20 54 16 66 19 80L36 72Z')),
    face('deep', fly('M67 46C80 54 84 66 81 80L64 72Z')),
    face('mid', fly('M50 -5C66 10 72 34 65 74L35 74C28 34 34 10 50 -5Z')),
    mark('deep', fly('M50 -5C66 10 72 34 65 74L52 74C58 44 58 18 50 -5Z')),
    mark('deep', fly('M50 -5C57 2 62 10 65 20L35 20C38 10 43 2 50 -5Z')),
    mark('light', fly(oval(50, 37, 10, 10))),
    mark('deep', fly(oval(50, 37, 6, 6))),
    line(1.8, fly('M33.5 62L66.5 62'), fly('M50 62L50 74')),
  ],
};
