import { roundRect, turn } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

/** A saguaro with two raised arms and a flower, in a banded pot. */
export const cactus: Hero = {
  hue: 145,
  parts: [
    face(
      'mid',
      'M40 62L26 62C12 62 6 54 6 42L6 36C6 25 22 25 22 36L22 41C22 45 24 46 28 46L40 46Z',
      'M60 56L72 56C76 56 78 54 78 50L78 30C78 19 94 19 94 30L94 52C94 66 86 72 74 72L60 72Z',
    ),
    face('mid', roundRect(34, 10, 32, 74, 16)),
    mark('deep', 'M54 10.5C62 12 66 18 66 26L66 84L54 84C58 60 60 30 54 10.5Z'),
    mark('deep', 'M88 22C92 23 94 26 94 30L94 52C94 66 86 72 74 72L68 72C82 66 90 50 88 22Z'),
    mark('light', 'M38 30C38 22 41 17 46 15C44 24 43 40 43 58C40 58 38 56 38 50Z'),
    face(
      'light',
      ...[-60, 0, 60].map((angle) =>
        turn('M50 18C41 14 42 6 50 1C58 6 59 14 50 18Z', angle, 50, 18),
      ),
    ),
    face(
      'light',
      'M22 74C22 71 24 71 26 71L74 71C76 71 78 71 78 74L78 80C78 83 76 83 74 83L70 97L30 97L26 83C24 83 22 83 22 80Z',
    ),
    mark('deep', 'M26 83L74 83L73 87.5L27 87.5Z'),
    line(1.5, 'M50 32L50 37M46 46L46 51M52 56L52 61M14 42L14 47M28 52L28 56M84 40L84 45'),
  ],
};
