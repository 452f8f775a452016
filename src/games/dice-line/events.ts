import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';

/** The roll in hundredths, and whether it lies on the winning side of the line. */
export interface DiceRolled {
  readonly type: 'diceRolled';
  readonly roll: number;
  readonly isWin: boolean;
  /** What a win pays, in ten-thousandths of the stake. */
  readonly multiplier: number;
}

export type DiceEvent = RoundStarted | DiceRolled | RoundEnded;
