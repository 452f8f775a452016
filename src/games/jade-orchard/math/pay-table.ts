import type { LineSymbol } from '../symbols.ts';

/** Pays for three, four and five in a row, in line stakes. */
export type LinePays = readonly [three: number, four: number, five: number];

export const LINE_PAYS: Readonly<Record<LineSymbol, LinePays>> = {
  gem: [50, 250, 1000],
  koi: [40, 120, 400],
  lotus: [25, 80, 250],
  coins: [20, 60, 200],
  bell: [15, 50, 150],
  A: [10, 35, 100],
  K: [10, 35, 100],
  Q: [10, 30, 80],
  J: [5, 25, 60],
  '10': [5, 20, 50],
};

/** Award for a number of moons: a pay in whole stakes, and free spins. */
export interface ScatterAward {
  readonly stakes: number;
  readonly freeSpins: number;
}

export const SCATTER_AWARDS: ReadonlyMap<number, ScatterAward> = new Map([
  [3, { stakes: 2, freeSpins: 10 }],
  [4, { stakes: 10, freeSpins: 15 }],
  [5, { stakes: 50, freeSpins: 20 }],
]);
