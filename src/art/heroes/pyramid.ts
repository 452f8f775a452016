import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Two lit and shaded sides above the dunes, with the sun and a smaller tomb behind. */
export const pyramid: Hero = {
  hue: 70,
  parts: [
    face('light', disc(80, 22, 16)),
    face('deep', 'M7 82L22 42L44 82Z'),
    face('mid', 'M49 8L10 84C24 90 40 92 60 92Z'),
    face('deep', 'M49 8L60 92C74 91 86 88 97 80Z'),
    mark('light', 'M49 8L38 29.5C43 33 47 30 52 32Z'),
    face(
      'light',
      'M2 84C14 76 26 80 38 85C56 92 76 84 98 76C100 84 98 92 92 95C66 99 32 99 8 95C2 93 1 88 2 84Z',
    ),
    mark('mid', 'M18 93C42 96 66 90 92 84C92 90 90 92 86 93C64 97 38 96 18 93Z'),
    line(
      1.6,
      'M35.5 35L52.5 37.5M28 50L54.5 54M20 65L57 71M44 36.5L43 52M35 51L32 67M48 53L47 69.5',
    ),
  ],
};
