import type { PlinkoEvent } from '../events.ts';
import type { PlinkoWager } from '../rules.ts';

export interface PlinkoState {
  /** What the fall was bet on; null before the first. */
  readonly wager: PlinkoWager | null;
  /** Empty until the ball drops. */
  readonly path: readonly number[];
  readonly slot: number;
  /** In ten-thousandths of the stake. */
  readonly multiplier: number;
  /** How many rows the ball has reached. */
  readonly rowsHit: number;
  readonly hasLanded: boolean;
}

export const PLINKO_OPENING: PlinkoState = {
  wager: null,
  path: [],
  slot: 0,
  multiplier: 0,
  rowsHit: 0,
  hasLanded: false,
};

export function nextPlinko(state: PlinkoState, event: PlinkoEvent): PlinkoState {
  switch (event.type) {
    case 'roundStarted':
      return { ...PLINKO_OPENING, wager: event.wager as unknown as PlinkoWager };
    case 'ballDropped': {
      const { path, slot, multiplier } = event;
      return { ...state, path, slot, multiplier };
    }
    case 'pegHit':
      return { ...state, rowsHit: event.row + 1 };
    case 'ballLanded':
      return { ...state, hasLanded: true };
    default:
      return state;
  }
}
