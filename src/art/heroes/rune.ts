import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** The sign's outline in one go, so that the cut has no seams where its strokes meet. */
const sign =
  'M43 82L44 58L27 43C25 38 28 34 32 36L44 46L45 24C46 20 52 20 53 24L53 46L65 35C69 33 72 37 70 41L53 58L52 82C51 85 44 85 43 82Z';

/** A leaning standing stone in the grass, chipped at the shoulder and cut with one sign. */
export const rune: Hero = {
  hue: 165,
  parts: [
    face(
      'mid',
      'M20 92C20 78 10 64 14 48C16 38 22 36 24 28C27 16 42 14 52 8C60 2 70 2 74 12C76 18 74 22 80 26C90 32 86 46 84 56C82 68 88 80 86 92Z',
    ),
    mark(
      'deep',
      'M74 12C76 18 74 22 80 26C90 32 86 46 84 56C82 68 88 80 86 92L74 92C75 82 70 72 73 60C76 50 78 42 74 34C68 28 68 20 69 5C71 6.5 73 9 74 12Z',
    ),
    mark(
      'light',
      'M18 52C18 42 25 38 27 31C30 21 42 18 52 13C44 22 35 24 32 33C29 42 22 44 18 52Z',
    ),
    mark('light', sign),
    line(1.6, sign, 'M80 50L73 54L77 62M60 8L58 18L63 22'),
    face(
      'deep',
      'M4 97C2 88 5 82 7 72C12 78 14 82 16 86C18 80 20 74 22 68C27 77 29 84 31 88C40 84 58 86 70 90C71 84 73 80 76 73C79 80 81 84 82 87C86 82 89 78 94 74C94 84 98 90 96 97Z',
    ),
    line(1.4, 'M14 97L12 86M24 97L24 84M84 97L88 86'),
  ],
};
