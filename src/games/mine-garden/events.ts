import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';

/** A cell was turned over. Multipliers are in ten-thousandths of the stake. */
export interface CellOpened {
  readonly type: 'cellOpened';
  readonly cell: number;
  readonly isMine: boolean;
  /** Safe cells opened so far. */
  readonly safe: number;
  /** What leaving pays now; 0 after a mine. */
  readonly multiplier: number;
  /** What one more safe cell would pay; null when the round ends here. */
  readonly nextMultiplier: number | null;
}

/** The round pays: the player left, or there is nothing more to open. */
export interface CashedOut {
  readonly type: 'cashedOut';
  readonly multiplier: number;
}

/** Where the mines were, lowest cell first. Only sent once the round is decided. */
export interface MinesShown {
  readonly type: 'minesShown';
  readonly cells: readonly number[];
}

export type MineEvent = RoundStarted | CellOpened | CashedOut | MinesShown | RoundEnded;
