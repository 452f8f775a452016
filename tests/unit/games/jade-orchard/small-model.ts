import type { ReelModel } from '#games/jade-orchard/math/model.ts';
import { JADE_ORCHARD_MODEL } from '#games/jade-orchard/math/model.ts';

/**
 * A game small enough to play in every possible way: three reels, one row, one line, at most four
 * free spins. Two moons win a free spin, three win two; the cap on free spins does cut in.
 */
export const SMALL_MODEL: ReelModel = {
  rows: 1,
  baseStrips: [
    ['gem', 'koi', 'moon'],
    ['gem', 'lantern', 'moon'],
    ['gem', 'koi', 'moon'],
  ],
  freeStrips: [
    ['gem', 'moon'],
    ['lantern', 'moon'],
    ['gem', 'moon'],
  ],
  lines: [[0, 0, 0]],
  linePays: { ...JADE_ORCHARD_MODEL.linePays, gem: [3, 0, 0], koi: [1, 0, 0] },
  scatterAwards: new Map([
    [2, { stakes: 2, freeSpins: 1 }],
    [3, { stakes: 5, freeSpins: 2 }],
  ]),
  freeSpinMultiplier: 2,
  freeSpinCap: 4,
  winCapStakes: 200,
};
