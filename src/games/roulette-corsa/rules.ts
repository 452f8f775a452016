import { BOARD_ROUND_MS } from '../kit/house-flags.ts';
import { POCKETS } from '../kit/roulette/spots.ts';
import type { SpotBet } from '../kit/chips.ts';

/** Facts of the game that are the same for every brand and currency. */
export const ROULETTE_CORSA = {
  code: 'roulette-corsa',
  /** Stored with every round. A change of any rule or pay is a new version. */
  version: '1.0.0',
  minRoundMs: BOARD_ROUND_MS,
  pockets: POCKETS,
  mostChips: 400,
} as const;

export interface RouletteWager {
  readonly bets: readonly SpotBet[];
}
