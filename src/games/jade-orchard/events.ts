import type { Cell, LineSymbol, SymbolWindow } from './symbols.ts';

/*
 * A round as the server decided it. The client plays the list and decides nothing, so each event
 * carries what it takes to draw it. JSON-safe: amounts are micro-units as decimal strings.
 *
 * Order: roundStarted; one spin; [winCapReached | freeSpinsAwarded, freeSpinStarted + spin ...,
 * freeSpinsEnded]; roundEnded. A spin: reelsStopped; lineWon ...; [scattersWon]; spinEnded. In a
 * free spin, freeSpinsAwarded (retrigger) or winCapReached may follow spinEnded.
 */

export interface RoundStarted {
  readonly type: 'roundStarted';
  readonly game: string;
  /** The version of the rules that decided the round. */
  readonly version: string;
  readonly stakeMicro: string;
  readonly lineStakeMicro: string;
  readonly lines: number;
}

export interface ReelsStopped {
  readonly type: 'reelsStopped';
  /** Which strips turned: those of the paid spin or those of the free spins. */
  readonly reels: 'base' | 'free';
  /** Per reel, the position on its strip that rests in the top row. */
  readonly stops: readonly number[];
  readonly window: SymbolWindow;
}

export interface LineWon {
  readonly type: 'lineWon';
  /** From 1, as in the sheet. */
  readonly line: number;
  readonly symbol: LineSymbol;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** 1 in the paid spin, more in free spins; already in the payout. */
  readonly multiplier: number;
  readonly payoutMicro: string;
}

export interface ScattersWon {
  readonly type: 'scattersWon';
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly multiplier: number;
  readonly payoutMicro: string;
}

export interface SpinEnded {
  readonly type: 'spinEnded';
  /** Amount the spin adds to the round: the sum of its wins, limited by the win cap. */
  readonly payoutMicro: string;
  /** The round's payout so far, this spin included. */
  readonly roundPayoutMicro: string;
}

export interface FreeSpinsAwarded {
  readonly type: 'freeSpinsAwarded';
  /** Spins added; fewer than the moons promise, even 0, when the cap on their number cuts in. */
  readonly awarded: number;
  /** All free spins of the round so far, played or not. */
  readonly total: number;
  /** True when won within the free spins. */
  readonly retrigger: boolean;
}

export interface FreeSpinStarted {
  readonly type: 'freeSpinStarted';
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly multiplier: number;
}

export interface FreeSpinsEnded {
  readonly type: 'freeSpinsEnded';
  readonly played: number;
  /** Total pay of the free spins. */
  readonly payoutMicro: string;
}

export interface WinCapReached {
  readonly type: 'winCapReached';
  /** The most a round can pay at this stake; the round ends here. */
  readonly capMicro: string;
}

export interface RoundEnded {
  readonly type: 'roundEnded';
  readonly payoutMicro: string;
  /** Payout less stake; negative when the round lost. */
  readonly netWinMicro: string;
}

export type JadeOrchardEvent =
  | RoundStarted
  | ReelsStopped
  | LineWon
  | ScattersWon
  | SpinEnded
  | FreeSpinsAwarded
  | FreeSpinStarted
  | FreeSpinsEnded
  | WinCapReached
  | RoundEnded;
