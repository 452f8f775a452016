import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** Two snowy peaks, the near one lit from the left, with pines at its foot. */
export const mountain: Hero = {
  hue: 252,
  parts: [
    face('deep', 'M38 92L68 28C71 22 75 22 78 28L96 84L96 92Z'),
    mark('light', 'M64 36.5L68 28C71 22 75 22 78 28L86 53C82 51 80 58 76 54C73 50 70 56 66 55Z'),
    face('mid', 'M4 92C4 86 6 80 8 76L37 10C40 3 46 3 49 10L84 80C86 84 87 88 87 92Z'),
    mark(
      'deep',
      'M49 10L84 80C86 84 87 88 87 92L50 92C60 80 46 68 54 56C58 48 48 38 43 5C46 4.5 48 7 49 10Z',
    ),
    mark(
      'light',
      'M37 10C40 3 46 3 49 10L64 41C59 39 57 50 52 47C47 44 47 38 43 41C39 44 38 55 33 52C29 49 29 43 22.5 43Z',
    ),
    face(
      'deep',
      'M21 52C24 61 28 67 33 72L28 72C31 80 36 86 40 90L4 90C8 85 12 79 14 72L9 72C15 67 19 61 21 52Z',
      'M56 66C58 73 61 77 65 81L61 81C63 86 66 89 68 92L42 92C45 89 48 86 50 81L47 81C51 77 54 73 56 66Z',
    ),
    face(
      'mid',
      'M3 92C2 86 16 84 28 86C44 88 56 90 70 87C84 84 98 85 97 91C97 95 94 97 90 97L10 97C6 97 3 96 3 92Z',
    ),
    line(1.5, 'M21 64L21 85M56 76L56 88'),
  ],
};
