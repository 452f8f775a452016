import { BOARD_ROUND_MS } from '../kit/house-flags.ts';
import { ACE, KING, RANK_COUNT } from '../kit/cards/card.ts';

/** Facts of the game that are the same for every brand and currency. */
export const HEART_HI_LO = {
  code: 'heart-hi-lo',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  mostSkips: 20,
  /** No guess can raise the multiplier above this, in ten-thousandths: 10,000 stakes. */
  mostMultiplier: 100_000_000n,
} as const;

export type GuessSide = 'high' | 'low';
export const GUESS_SIDES: readonly GuessSide[] = ['high', 'low'];

export type HiLoAction =
  | { readonly kind: 'guess'; readonly side: GuessSide }
  | { readonly kind: 'skip' }
  | { readonly kind: 'cashOut' }
  | { readonly kind: 'leave' };

/** The chance of all won guesses together, as an exact fraction. */
export interface WonChance {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const CERTAIN: WonChance = { numerator: 1n, denominator: 1n };

/**
 * Which ranks of 13 win. Equal ranks win on both sides, except on an ace and a king: there one side
 * would win always, so it excludes the equal rank and the other side is the equal rank alone.
 */
export function isWinningRank(shown: number, side: GuessSide, drawn: number): boolean {
  if (shown === ACE) return side === 'high' ? drawn > ACE : drawn === ACE;
  if (shown === KING) return side === 'low' ? drawn < KING : drawn === KING;
  return side === 'high' ? drawn >= shown : drawn <= shown;
}

/** How many of the 13 ranks win. */
export function winningRanks(shown: number, side: GuessSide): number {
  let ways = 0;
  for (let drawn = 0; drawn < RANK_COUNT; drawn += 1) {
    if (isWinningRank(shown, side, drawn)) ways += 1;
  }
  return ways;
}

/** The side that a player who left guesses. */
export function likelierSide(shown: number): GuessSide {
  return winningRanks(shown, 'high') >= winningRanks(shown, 'low') ? 'high' : 'low';
}

/** The chance after one more guess with so many winning ranks. */
export function afterGuess({ numerator, denominator }: WonChance, ways: number): WonChance {
  return {
    numerator: numerator * BigInt(ways),
    denominator: denominator * BigInt(RANK_COUNT),
  };
}

/** 0.99 / chance, in ten-thousandths of the stake, cut after four decimals. */
export function hiLoMultiplier({ numerator, denominator }: WonChance): bigint {
  return (9_900n * denominator) / numerator;
}

/** What a won guess would pay; null where it would be above the cap, and cannot be made. */
export function guessMultiplier(chance: WonChance, shown: number, side: GuessSide): bigint | null {
  const multiplier = hiLoMultiplier(afterGuess(chance, winningRanks(shown, side)));
  return multiplier > HEART_HI_LO.mostMultiplier ? null : multiplier;
}
