import { star } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const moon: Hero = {
  hue: 275,
  parts: [
    face(
      'mid',
      'M60 7C34 8 12 26 12 52C12 77 31 95 56 95C74 95 88 85 94 70C86 75 78 77 70 76C51 74 38 60 39 42C40 27 47 15 60 7Z',
    ),
    mark(
      'deep',
      'M17 62C22 80 36 92 56 92C70 92 81 86 88 78C80 81 74 81 68 81C48 80 32 66 30 46C22 50 18 56 17 62Z',
    ),
    mark('light', 'M50 14C32 19 19 33 17 50C22 42 28 38 33 36C36 27 42 20 50 14Z'),
    face('light', star(70, 38, 5, 19, 8)),
    face('mid', star(88, 60, 4, 8, 2.8), star(84, 12, 4, 9, 3)),
    line(1.4, 'M70 27L70 38M60 42L70 38M76 47L70 38M80 42L70 38M64 47L70 38'),
  ],
};
