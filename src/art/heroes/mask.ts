import { mirror, polygon } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const plume = 'M47 42C34 34 24 20 27 5C40 10 50 26 50 42Z';
const outer = 'M44 42C26 40 12 30 7 16C24 16 40 28 47 42Z';
const eye = 'M19 57C25 49 37 49 43 58C37 66 25 66 19 57Z';

export const mask: Hero = {
  hue: 315,
  parts: [
    face('deep', outer),
    face('deep', mirror(outer)),
    face('mid', plume),
    face('mid', mirror(plume)),
    face('light', 'M50 2C60 14 60 30 50 44C40 30 40 14 50 2Z'),
    face(
      'mid',
      'M5 46C22 36 38 38 50 43C62 38 78 36 95 46C96 68 85 86 70 86C59 86 56 74 50 71C44 74 41 86 30 86C15 86 4 68 5 46Z',
    ),
    mark('deep', 'M50 43C62 38 78 36 95 46C96 68 85 86 70 86C59 86 56 74 50 71Z'),
    mark('light', eye, mirror(eye)),
    mark(
      'deep',
      'M25 57C29 53 35 53 38 58C35 62 29 62 25 57Z',
      'M75 57C71 53 65 53 62 58C65 62 71 62 75 57Z',
    ),
    mark('light', polygon([50, 45], [55, 53], [50, 62], [45, 53])),
    line(1.4, 'M50 12L50 36M33 14Q40 28 45 38M67 14Q60 28 55 38'),
  ],
};
