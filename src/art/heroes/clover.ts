import { heartShape, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const leaf = (angle: number) => turn(heartShape(50, 23, 38), angle, 50, 44);
const half = (angle: number) =>
  turn(
    'M50 42C57.6 34.4 71.3 26.8 71.3 15.4C71.3 7 65 3.3 60 3.3C55 3.3 51 7 50 10.8Z',
    angle,
    50,
    44,
  );
const quarters = [45, 135, 225, 315];

export const clover: Hero = {
  hue: 145,
  parts: [
    face('deep', 'M47 44C50 62 58 80 74 92L68 98C52 88 45 66 44 46Z'),
    face('mid', ...quarters.map(leaf)),
    mark('deep', ...quarters.map(half)),
    line(1.6, ...quarters.map((angle) => turn('M50 42L50 16', angle, 50, 44))),
    mark('light', 'M50 38L56 44L50 50L44 44Z'),
  ],
};
