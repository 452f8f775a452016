import type { KenoEvent } from '../events.ts';
import { KENO_FORTY, type KenoWager } from '../rules.ts';

export interface KenoState {
  /** What the draw was bet on; empty before the first. */
  readonly picks: readonly number[];
  /** In the order of the draw. */
  readonly drawn: readonly number[];
  readonly hits: number;
}

export const KENO_OPENING: KenoState = { picks: [], drawn: [], hits: 0 };

export function nextKeno(state: KenoState, event: KenoEvent): KenoState {
  switch (event.type) {
    case 'roundStarted':
      return { ...KENO_OPENING, picks: (event.wager as unknown as KenoWager).picks };
    case 'numberDrawn':
      return { ...state, drawn: [...state.drawn, event.number], hits: event.hits };
    default:
      return state;
  }
}

/** All ten numbers have been shown. */
export const isDrawn = ({ drawn }: KenoState): boolean => drawn.length === KENO_FORTY.drawn;
