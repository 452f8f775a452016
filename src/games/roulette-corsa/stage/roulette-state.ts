import { betsOf } from '../../kit/chips.ts';
import type { RouletteEvent, SpotsPaid } from '../events.ts';
import type { Bets } from './place-chips.ts';

export interface RouletteState {
  /** What was bet on; empty before the first round. */
  readonly bets: Bets;
  /** Null before the ball has been thrown. */
  readonly pocket: number | null;
  /** The ball is on its way: the pocket must not be shown yet. */
  readonly isSpinning: boolean;
  /** Spots that got something back. */
  readonly paid: SpotsPaid['spots'];
}

export const ROULETTE_OPENING: RouletteState = {
  bets: [],
  pocket: null,
  isSpinning: false,
  paid: [],
};

export function nextRoulette(state: RouletteState, event: RouletteEvent): RouletteState {
  switch (event.type) {
    case 'roundStarted':
      return { ...ROULETTE_OPENING, bets: betsOf(event.wager) };
    case 'ballLanded':
      return { ...state, pocket: event.pocket, isSpinning: true };
    case 'spotsPaid':
      return { ...state, isSpinning: false, paid: event.spots };
    default:
      return state;
  }
}
