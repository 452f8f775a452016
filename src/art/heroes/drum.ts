import { disc, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const drum: Hero = {
  hue: 22,
  parts: [
    face('light', 'M12 4L17 2L50 30L46 34Z', 'M88 4L83 2L50 30L54 34Z'),
    face('mid', 'M14 40C6 54 6 68 14 82C24 96 76 96 86 82C94 68 94 54 86 40Z'),
    mark('deep', 'M62 52L86 42C94 54 94 68 86 82C80 89 70 92 60 93C66 80 67 66 62 52Z'),
    face('deep', oval(50, 40, 39, 16)),
    mark('light', oval(50, 39, 34, 12.5)),
    mark('mid', oval(50, 39, 17, 6.5)),
    mark(
      'light',
      ...[18, 32, 47, 62, 76, 86].map((x, i) =>
        disc(x - 2, [57, 64, 67, 65, 59, 54][i] ?? 60, 2.8),
      ),
    ),
    line(1.6, 'M12 74C24 88 76 88 88 74'),
  ],
};
