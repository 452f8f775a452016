/*
 * A round as the server decided it. The client plays the list and decides nothing, so each event
 * carries what it takes to draw it. JSON-safe: amounts are micro-units as decimal strings.
 *
 * Order: roundStarted; one spin; [winCapReached | freeSpinsAwarded, freeSpinStarted + spin ...,
 * freeSpinsEnded | holdStarted, holdTurned ..., holdEnded, [winCapReached]]; roundEnded. A spin: reelsStopped;
 * [coinsLanded]; [wildsFilled]; (lineWon | waysWon) ..., [symbolsFell, more wins ...]; [scattersWon];
 * spinEnded. In a free spin, freeSpinsAwarded (retrigger) or winCapReached may follow spinEnded.
 */

/** Visible symbols: reels from left to right, each with its rows from top to bottom. */
export type SymbolWindow = readonly (readonly string[])[];

/** A place in the window; both count from 0, left to right and top to bottom. */
export interface Cell {
  readonly reel: number;
  readonly row: number;
}

export interface RoundStarted {
  readonly type: 'roundStarted';
  readonly game: string;
  /** The version of the rules that decided the round. */
  readonly version: string;
  readonly stakeMicro: string;
  /** A part of the stake: what pays are told in. */
  readonly lineStakeMicro: string;
  /** Parts of the stake: lines, where there are lines. */
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

export interface WildsFilled {
  readonly type: 'wildsFilled';
  /** Reels that a wild now fills, from 0. */
  readonly reels: readonly number[];
  /** They stay until the free spins end. */
  readonly stay: boolean;
  readonly window: SymbolWindow;
}

export interface Coin extends Cell {
  readonly payoutMicro: string;
  readonly prize: 'mini' | 'major' | null;
}

/** Coins of a paid spin, with what each would be worth. */
export interface CoinsLanded {
  readonly type: 'coinsLanded';
  readonly coins: readonly Coin[];
}

export interface LineWon {
  readonly type: 'lineWon';
  /** From 1, as in the sheet. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  /** 1 in a plain paid spin; already in the payout. */
  readonly multiplier: number;
  readonly payoutMicro: string;
}

export interface WaysWon {
  readonly type: 'waysWon';
  readonly symbol: string;
  /** Reels in a row. */
  readonly count: number;
  readonly ways: number;
  readonly cells: readonly Cell[];
  readonly multiplier: number;
  readonly payoutMicro: string;
}

/** What won has vanished, what lay above has fallen, and more has come from above. */
export interface SymbolsFell {
  readonly type: 'symbolsFell';
  /** The multiplier of what wins now. */
  readonly multiplier: number;
  readonly gone: readonly Cell[];
  readonly window: SymbolWindow;
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
  /** Spins added; fewer than the scatters promise, even 0, when the cap on their number cuts in. */
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

export interface HoldStarted {
  readonly type: 'holdStarted';
  /** Turns left. */
  readonly left: number;
}

export interface HoldTurned {
  readonly type: 'holdTurned';
  /** Coins that came. */
  readonly coins: readonly Coin[];
  readonly left: number;
}

export interface HoldEnded {
  readonly type: 'holdEnded';
  /** How many coins lie. */
  readonly count: number;
  /** Paid besides, since every place has a coin; null: not so. */
  readonly grandMicro: string | null;
  /** Limited by the win cap. */
  readonly payoutMicro: string;
  readonly roundPayoutMicro: string;
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

export type SlotEvent =
  | RoundStarted
  | ReelsStopped
  | CoinsLanded
  | WildsFilled
  | LineWon
  | WaysWon
  | SymbolsFell
  | ScattersWon
  | SpinEnded
  | FreeSpinsAwarded
  | FreeSpinStarted
  | FreeSpinsEnded
  | HoldStarted
  | HoldTurned
  | HoldEnded
  | WinCapReached
  | RoundEnded;
