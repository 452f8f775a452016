import { disc, polar, polyline } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const ribs = [198, 222, 246, 270, 294, 318, 342];
const scallop = ribs
  .map((angle) => {
    const [x, y] = polar(50, 60, 49, angle + 12);
    return `A10.8 10.8 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
  })
  .join('');
const [startX, startY] = polar(50, 60, 49, 186);

export const shell: Hero = {
  hue: 355,
  parts: [
    face('deep', 'M34 76L20 92L80 92L66 76Z'),
    face(
      'mid',
      `M${startX.toFixed(1)} ${startY.toFixed(1)}${scallop}C92 74 74 84 50 86C26 84 8 74 ${startX.toFixed(1)} ${startY.toFixed(1)}Z`,
    ),
    ...ribs
      .filter((_, index) => index % 2 === 0)
      .map((angle) =>
        mark(
          'deep',
          `${polyline([[50, 84], polar(50, 60, 46, angle - 8), polar(50, 60, 46, angle + 8)])}Z`,
        ),
      ),
    line(
      1.6,
      ...[210, 234, 258, 282, 306, 330].map((angle) =>
        polyline([polar(50, 60, 46, angle), [50, 84]]),
      ),
    ),
    face('light', disc(50, 78, 13)),
    mark('mid', 'M54 68C62 70 64 82 56 88C58 82 58 74 54 68Z'),
  ],
};
