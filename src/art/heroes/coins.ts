import { disc, oval, polygon } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const slab = (x: number, y: number) =>
  `M${x - 25} ${y}L${x - 25} ${y + 10}C${x - 25} ${y + 21} ${x + 25} ${y + 21} ${x + 25} ${y + 10}L${x + 25} ${y}Z`;

/** A stack, and one coin with the square hole of old string cash in front of it. */
export const coins: Hero = {
  hue: 80,
  parts: [
    face('deep', slab(33, 74)),
    face('mid', slab(31, 61)),
    face('deep', slab(35, 48)),
    face('mid', slab(32, 35)),
    face('light', oval(32, 35, 25, 9)),
    line(1.4, oval(32, 35, 16, 5)),
    face('mid', disc(67, 61, 29)),
    mark('light', disc(67, 61, 23)),
    line(1.6, disc(67, 61, 23)),
    mark('deep', polygon([59, 53], [75, 53], [75, 69], [59, 69])),
    line(2.2, 'M67 42L67 48M67 74L67 80M48 61L54 61M80 61L86 61'),
  ],
};
