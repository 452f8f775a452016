import { mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const handle = 'M41 15C26 10 14 20 18 34C20 40 24 42 30 42';
const wave = [22, 34, 46, 58]
  .map((x) => `M${x} 64C${x} 56 ${x + 10} 54 ${x + 12} 61C${x + 8} 59 ${x + 7} 62 ${x + 10} 66Z`)
  .join('');

/** A Greek wine jar with two ear handles and a painted wave round its belly. */
export const amphora: Hero = {
  hue: 40,
  parts: [
    line(6, handle, mirror(handle)),
    face('deep', 'M41 86L59 86C60 91 66 92 69 97L31 97C34 92 40 91 41 86Z'),
    face(
      'mid',
      'M40 10L60 10C59 20 60 26 64 31C76 35 86 44 86 56C86 72 70 82 59 90L41 90C30 82 14 72 14 56C14 44 24 35 36 31C40 26 41 20 40 10Z',
    ),
    mark(
      'deep',
      'M54 10L60 10C59 20 60 26 64 31C76 35 86 44 86 56C86 72 70 82 59 90L52 90C70 72 72 46 54 30Z',
    ),
    mark('light', 'M14.5 52L85.5 52C86.5 60 84 66 80 71L20 71C16 66 13.5 60 14.5 52Z'),
    mark('deep', wave),
    mark('light', 'M36 35C30 38 25 42 22 47C28 46 36 43 40 36Z'),
    face('light', 'M34 8C34 3 38 3 50 3C62 3 66 3 66 8C66 13 62 13 50 13C38 13 34 13 34 8Z'),
    line(1.6, 'M15 52L85 52M20 71L80 71'),
  ],
};
