import { disc } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const cherry: Hero = {
  hue: 15,
  parts: [
    line(4, 'M29 54C33 36 44 20 62 11M70 58C70 40 68 24 62 11'),
    face('deep', 'M62 12C70 2 84 0 96 8C90 20 76 24 62 12Z'),
    mark('light', 'M66 11C74 6 84 5 92 8C84 12 76 13 66 11Z'),
    face('mid', disc(29, 71, 23)),
    face('mid', disc(72, 73, 21)),
    mark(
      'deep',
      'M50 63C54 76 46 92 30 94C44 88 49 76 50 63Z',
      'M92 67C95 80 87 92 74 94C86 88 90 78 92 67Z',
    ),
    mark(
      'light',
      'M12 70C12 60 18 54 26 52C20 58 16 63 12 70Z',
      'M56 71C57 63 62 58 69 56C63 61 60 66 56 71Z',
    ),
    mark('deep', 'M22 50Q29 56 36 50L34 48L24 48Z', 'M64 54Q70 60 77 54L75 52L66 52Z'),
  ],
};
