import type { ScratchEvent, TicketBought } from '../events.ts';

export interface ScratchState {
  /** Null before the first ticket. */
  readonly bought: TicketBought | null;
  /** The time for scratching is over: everything may be told. */
  readonly isOver: boolean;
}

export const SCRATCH_OPENING: ScratchState = { bought: null, isOver: false };

export function nextScratch(state: ScratchState, event: ScratchEvent): ScratchState {
  switch (event.type) {
    case 'roundStarted':
      return SCRATCH_OPENING;
    case 'ticketBought':
      return { bought: event, isOver: false };
    case 'roundEnded':
      return { ...state, isOver: true };
  }
}
