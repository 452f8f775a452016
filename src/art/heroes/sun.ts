import { disc, polar, polygon } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const ray = (index: number) => {
  const angle = index * 30;
  const reach = index % 2 === 0 ? 48 : 40;
  return polygon(
    polar(50, 50, 27, angle - 11),
    polar(50, 50, reach, angle),
    polar(50, 50, 27, angle + 11),
  );
};

export const sun: Hero = {
  hue: 65,
  parts: [
    face('deep', ...[1, 3, 5, 7, 9, 11].map(ray)),
    face('mid', ...[0, 2, 4, 6, 8, 10].map(ray)),
    face('light', disc(50, 50, 26)),
    mark('mid', 'M50 24C64 24 76 36 76 50C76 64 64 76 50 76C60 70 66 61 66 50C66 39 60 30 50 24Z'),
    mark('deep', disc(41, 46, 3), disc(58, 46, 3)),
    line(2.4, 'M39 57Q49.5 67 60 57'),
    line(1.6, disc(50, 50, 26)),
  ],
};
