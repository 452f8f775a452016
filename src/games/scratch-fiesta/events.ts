import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';
import type { SymbolId } from './rules.ts';

export interface TicketBought {
  readonly type: 'ticketBought';
  /** The place in the series, from 0. */
  readonly ticket: number;
  /** The nine fields, row by row. */
  readonly symbols: readonly SymbolId[];
  /** The prize in ten-thousandths of the stake; 0 for none. */
  readonly multiplier: number;
  /** What the series holds after this ticket. */
  readonly seriesLeft: {
    readonly tickets: number;
    /** Highest prize first. */
    readonly prizes: readonly { readonly multiplier: number; readonly left: number }[];
  };
}

export type ScratchEvent = RoundStarted | TicketBought | RoundEnded;
