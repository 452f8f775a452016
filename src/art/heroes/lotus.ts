import { mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line } from './hero.ts';

const low = 'M50 82C28 84 10 74 3 57C20 52 40 62 50 82Z';
const side = 'M50 80C30 74 16 56 17 34C34 38 47 56 50 80Z';
const inner = 'M50 80C35 66 28 44 35 22C47 34 53 58 50 80Z';

export const lotus: Hero = {
  hue: 350,
  parts: [
    face('deep', low),
    face('deep', mirror(low)),
    face('mid', side),
    face('mid', mirror(side)),
    face('deep', inner),
    face('deep', mirror(inner)),
    face('light', 'M50 12C64 30 66 58 50 82C34 58 36 30 50 12Z'),
    line(1.6, 'M50 34L50 72M24 44Q38 58 46 74M76 44Q62 58 54 74'),
    line(2.6, 'M20 91L80 91M34 97L66 97'),
  ],
};
