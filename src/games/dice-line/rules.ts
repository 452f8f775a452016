import { BOARD_ROUND_MS } from '../kit/house-flags.ts';

/** Facts of the game that are the same for every brand and currency. */
export const DICE_LINE = {
  code: 'dice-line',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  /** Rolls are whole hundredths from 0.00 to 99.99. */
  rolls: 10_000,
  /** A line leaves at least and at most so many winning rolls: 1 to 98 percent. */
  fewestWinning: 100,
  mostWinning: 9_800,
} as const;

export type DiceSide = 'under' | 'over';

/** A line in hundredths, and the side of it that wins. */
export interface DiceWager {
  readonly target: number;
  readonly side: DiceSide;
}

/** How many of the 10,000 rolls win. The line itself never does. */
export function winningRolls({ target, side }: DiceWager): number {
  return side === 'under' ? target : DICE_LINE.rolls - 1 - target;
}

/** The line that leaves so many winning rolls on a side. */
export function targetOf(side: DiceSide, winning: number): number {
  return side === 'under' ? winning : DICE_LINE.rolls - 1 - winning;
}

/**
 * What a won round pays, in ten-thousandths of the stake: 0.99 / chance, cut after four decimals. So
 * every line returns 98.99 to 99 percent.
 */
export function diceMultiplier(winning: number): bigint {
  return 99_000_000n / BigInt(winning);
}
