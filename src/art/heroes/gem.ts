import { polygon } from '../shape.ts';
import type { Hero, Tone } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A brilliant cut seen from the side: x of the table corners, then of the girdle. */
const table = [29, 50, 71] as const;
const girdle = [9, 32, 68, 91] as const;
const [top, waist, tip] = [14, 39, 93] as const;

const facet = (tone: Tone, ...points: readonly (readonly [number, number])[]) =>
  face(tone, polygon(...points));

export const gem: Hero = {
  hue: 165,
  parts: [
    facet('mid', [table[0], top], [girdle[1], waist], [girdle[0], waist]),
    facet('light', [table[0], top], [table[1], top], [girdle[1], waist]),
    facet('mid', [table[1], top], [girdle[2], waist], [girdle[1], waist]),
    facet('deep', [table[1], top], [table[2], top], [girdle[2], waist]),
    facet('mid', [table[2], top], [girdle[3], waist], [girdle[2], waist]),
    facet('deep', [girdle[0], waist], [girdle[1], waist], [50, tip]),
    facet('light', [girdle[1], waist], [girdle[2], waist], [50, tip]),
    facet('mid', [girdle[2], waist], [girdle[3], waist], [50, tip]),
    mark('deep', polygon([50, waist], [girdle[2], waist], [50, tip - 8])),
    line(1.6, `M${girdle[0]} ${waist}L${girdle[3]} ${waist}`),
  ],
};
