import { disc, mirror, oval } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const legs = 'M36 44C20 42 18 24 34 13M28 62C16 62 9 56 7 46M32 78C18 78 13 86 15 96';

/** From above: a beetle lifting the sun between its forelegs. */
export const scarab: Hero = {
  hue: 195,
  parts: [
    line(5, legs, mirror(legs)),
    face('light', disc(50, 14, 12)),
    face('deep', 'M33 42C30 32 36 25 44 27L47 31L53 31L56 27C64 25 70 32 67 42Z'),
    face('mid', oval(50, 68, 28, 29)),
    mark('deep', 'M50 39C66 39 78 52 78 68C78 84 66 97 50 97C62 84 62 54 50 39Z'),
    mark('light', 'M27 66C28 58 32 53 38 51C35 60 35 72 39 84C31 82 27 75 27 66Z'),
    face('mid', 'M24 53C24 41 36 36 50 36C64 36 76 41 76 53C66 60 34 60 24 53Z'),
    mark('light', 'M31 50C34 43 42 41 50 41C58 41 66 43 69 50C60 47 40 47 31 50Z'),
    line(1.8, 'M50 58L50 96'),
  ],
};
