import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Facts of the game that are the same for every brand and currency. */
export const KENO_FORTY = {
  code: 'keno-forty',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  /** The numbers are 1 to 40. */
  numbers: 40,
  drawn: 10,
  mostPicks: 10,
} as const;

/** The numbers bet on, ascending: one bet has one form. */
export interface KenoWager {
  readonly picks: readonly number[];
}

/** Pays in ten-thousandths of the stake by number of picks, and within it by number of hits. */
const PAYS: Readonly<Record<number, readonly bigint[]>> = {
  1: [0n, 39_500n],
  2: [0n, 10_000n, 104_500n],
  3: [0n, 0n, 25_000n, 534_000n],
  4: [0n, 0n, 17_000n, 100_000n, 1_000_000n],
  5: [0n, 0n, 14_000n, 40_000n, 200_000n, 2_400_000n],
  6: [0n, 0n, 0n, 30_000n, 140_000n, 900_000n, 18_000_000n],
  7: [0n, 0n, 0n, 20_000n, 70_000n, 300_000n, 3_000_000n, 60_000_000n],
  8: [0n, 0n, 0n, 20_000n, 40_000n, 100_000n, 700_000n, 5_000_000n, 100_000_000n],
  9: [0n, 0n, 0n, 15_000n, 30_000n, 65_000n, 250_000n, 1_200_000n, 10_000_000n, 100_000_000n],
  10: [
    0n,
    0n,
    0n,
    14_000n,
    22_000n,
    40_000n,
    100_000n,
    300_000n,
    3_000_000n,
    20_000_000n,
    100_000_000n,
  ],
};

/** What each number of hits pays for so many picks, from no hit up; empty without picks. */
export function paysOf(picks: number): readonly bigint[] {
  return PAYS[picks] ?? [];
}

/** The highest pay of any number of picks. */
export const HIGHEST_PAY: bigint = Object.values(PAYS)
  .flat()
  .reduce((highest, pay) => (pay > highest ? pay : highest));
