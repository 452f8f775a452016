import type { Hero } from './heroes/hero.ts';
import { face, mark } from './heroes/hero.ts';
import { mirror, oval } from './shape.ts';

/**
 * Card ranks as geometry, not type: reels must look the same where no font has loaded. Counters
 * (the holes of A, Q and 0) are wound the other way round, so that the nonzero rule leaves them
 * open. Low reel symbols: each has its own hue so that they part at a glance.
 */
const hole = (cx: number, cy: number, rx: number, ry: number) => mirror(oval(cx, cy, rx, ry), cx);

export const ranks = {
  ace: {
    hue: 20,
    parts: [
      face('mid', 'M36 7L64 7L95 93L69 93L64 77L36 77L31 93L5 93ZM50 31L42.5 58L57.5 58Z'),
      mark('light', 'M39 12L46 12L19 88L12 88Z'),
      mark('deep', 'M57 12L61 12L88 88L79 88Z'),
    ],
  },
  king: {
    hue: 300,
    parts: [
      face('mid', 'M9 7L35 7L35 38L59 7L91 7L57 48L94 93L62 93L35 58L35 93L9 93Z'),
      mark('light', 'M14 12L21 12L21 88L14 88Z'),
      mark('deep', 'M62 12L80 12L46 48L81 88L65 88L35 51Z'),
    ],
  },
  queen: {
    hue: 350,
    parts: [
      face('mid', `${oval(49, 48, 43, 42)}${hole(49, 48, 19, 20)}`),
      mark('light', 'M14 56C8 32 24 12 46 11C30 18 20 34 20 54Z'),
      mark('deep', 'M84 40C90 64 74 84 52 85C68 78 78 62 78 42Z'),
      face('deep', 'M50 63L70 56L95 88L71 96Z'),
    ],
  },
  jack: {
    hue: 215,
    parts: [
      face(
        'mid',
        'M34 7L86 7L86 58C86 82 71 94 49 94C27 94 14 82 12 60L37 57C38 67 42 72 49 72C57 72 61 67 61 57L61 28L34 28Z',
      ),
      mark('light', 'M39 12L81 12L81 17L39 17Z'),
      mark('deep', 'M74 20L81 20L81 58C81 79 68 89 49 89C42 89 36 87 32 84C56 88 74 80 74 58Z'),
    ],
  },
  ten: {
    hue: 140,
    parts: [
      face('mid', 'M20 7L37 7L37 93L14 93L14 37L3 42L3 21Z'),
      face('mid', `${oval(70, 50, 28, 43)}${hole(70, 50, 8, 23)}`),
      mark('light', 'M19 14L24 12L24 88L19 88Z', 'M47 58C44 34 54 14 68 12C58 20 53 38 53 56Z'),
      mark('deep', 'M93 42C96 66 86 86 72 88C82 80 87 62 87 44Z'),
    ],
  },
} satisfies Record<string, Hero>;

export type RankName = keyof typeof ranks;

/** @internal Tests draw every rank. */
export const rankNames = Object.keys(ranks) as [RankName, ...RankName[]];
