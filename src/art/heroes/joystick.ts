import { disc, oval, roundRect } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

export const joystick: Hero = {
  hue: 340,
  parts: [
    face('deep', roundRect(39, 30, 9, 36, 3)),
    face('light', disc(43.5, 22, 18)),
    mark('mid', 'M50 6C62 10 65 28 55 36C47 42 36 40 31 35C44 37 56 26 50 6Z'),
    face('mid', 'M14 64L86 64L94 94L6 94Z'),
    mark('deep', 'M10 80L90 80L94 94L6 94Z'),
    face('deep', oval(43.5, 65, 16, 5)),
    mark('light', oval(75, 71, 7, 4.5), oval(22, 71, 5, 3.5)),
    line(1.6, 'M10 80L90 80'),
    mark('light', roundRect(38, 85, 24, 4, 2)),
  ],
};
