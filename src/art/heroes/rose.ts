import { mirror } from '../shape.ts';
import type { Hero } from './hero.ts';
import { face, line, mark } from './hero.ts';

const leaf = 'M50 88C46 72 30 64 8 68C12 84 32 96 50 88Z';

/** A full bloom on a short stem with two leaves. */
export const rose: Hero = {
  hue: 15,
  parts: [
    line(4.4, 'M50 64C51 76 51 86 48 97'),
    face('deep', leaf, mirror(leaf)),
    face('deep', 'M18 32C16 14 34 2 50 6C66 0 84 14 82 32C84 46 68 56 50 56C32 56 16 46 18 32Z'),
    face('light', 'M27 30C26 16 38 9 51 10C64 10 74 18 73 30C73 46 62 56 50 58C38 56 27 46 27 30Z'),
    mark('mid', 'M35 28C35 20 42 15 51 16C60 16 66 21 65 29C64 38 58 43 50 43C41 43 35 37 35 28Z'),
    face('mid', 'M16 26C8 32 8 48 17 58C28 70 46 72 60 66C52 64 46 60 42 54C36 44 28 30 16 26Z'),
    face('mid', 'M84 24C93 31 93 48 83 59C74 68 58 73 44 69C54 65 60 60 64 53C70 42 74 30 84 24Z'),
    mark('deep', 'M84 24C93 31 93 48 83 59C74 68 58 73 44 69C62 67 78 58 82 44C84 36 85 30 84 24Z'),
    line(
      1.7,
      'M18 73C30 76 38 80 45 86M82 73C70 76 62 80 55 86',
      'M54 27C53 24 47 25 48 29C49 32 56 32 58 27C59 21 51 18 45 20C38 23 38 33 44 37C53 42 65 38 65 28M36 32C36 44 48 50 60 46C68 43 73 36 72 28',
    ),
  ],
};
