import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const seven: Hero = {
  hue: 25,
  parts: [
    face('mid', 'M13 8L87 8L87 30C72 46 62 66 60 93L31 93C33 68 42 50 56 34L32 34L32 42L13 42Z'),
    mark('light', 'M18 13L82 13L82 19L18 19Z'),
    mark('deep', 'M82 25L82 28C67 45 57 64 55 88L44 88C48 62 62 40 82 25Z'),
    line(1.6, 'M18 37L18 13L82 13L82 28C68 44 57 64 55 88L37 88C39 68 48 50 66 29L27 29L27 37Z'),
  ],
};
