import { disc, mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const legs = 'M26 62L10 64L5 74M28 69L14 75L11 85M33 75L24 84L25 93';
const arm = 'M27 52C16 50 12 44 12 36L20 34C20 40 24 44 32 46Z';
const claw = 'M12 40C0 34 0 16 13 7C12 15 15 20 20 23C21 17 25 11 32 9C38 21 31 38 20 40Z';

export const crab: Hero = {
  hue: 30,
  parts: [
    line(4.4, legs, mirror(legs)),
    face('deep', arm),
    face('deep', mirror(arm)),
    face('mid', claw),
    face('mid', mirror(claw)),
    face('deep', 'M36 42L36 28L42 28L42 42Z', 'M58 42L58 28L64 28L64 42Z'),
    face('mid', 'M19 60C19 44 33 37 50 37C67 37 81 44 81 60C81 75 67 83 50 83C33 83 19 75 19 60Z'),
    mark('deep', 'M24 68C34 74 66 74 76 68C70 79 60 83 50 83C40 83 30 79 24 68Z'),
    mark('light', 'M30 52C36 45 44 42 52 42C46 47 40 52 38 58C34 58 30 56 30 52Z'),
    face('light', disc(39, 26, 7), disc(61, 26, 7)),
    mark('deep', disc(40, 26, 3), disc(60, 26, 3)),
    line(1.8, 'M42 66Q50 71 58 66'),
  ],
};
