import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Facts of the game that are the same for every brand and currency. */
export const MINE_GARDEN = {
  code: 'mine-garden',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  side: 5,
  cells: 25,
  fewestMines: 1,
  mostMines: 24,
  /** No cell can be opened for more than this, in ten-thousandths of the stake: 10,000 stakes. */
  mostMultiplier: 100_000_000n,
} as const;

export interface MineWager {
  readonly mines: number;
}

export type MineAction =
  | { readonly kind: 'open'; readonly cell: number }
  | { readonly kind: 'cashOut' }
  | { readonly kind: 'leave' };

/** How many ways there are to choose so many of so many. */
export function choose(from: number, taken: number): bigint {
  if (taken > from) return 0n;
  let ways = 1n;
  for (let index = 1; index <= taken; index += 1) {
    ways = (ways * BigInt(from - taken + index)) / BigInt(index);
  }
  return ways;
}

/**
 * What leaving pays after so many safe cells, in ten-thousandths of the stake: 0.99 / chance, cut
 * after four decimals. So every way to stop returns 98.99 to 99 percent.
 */
export function mineMultiplier(mines: number, safe: number): bigint {
  const { cells } = MINE_GARDEN;
  return (9_900n * choose(cells, safe)) / choose(cells - mines, safe);
}

/** What one more safe cell would pay; null when the round ends here. */
export function nextMultiplier(mines: number, safe: number): bigint | null {
  if (safe === MINE_GARDEN.cells - mines) return null;
  const next = mineMultiplier(mines, safe + 1);
  return next > MINE_GARDEN.mostMultiplier ? null : next;
}
