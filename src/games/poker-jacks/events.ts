import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';
import type { PayingHand } from './rules.ts';

/** The first five cards. */
export interface HandDealt {
  readonly type: 'handDealt';
  readonly cards: readonly number[];
}

/** The five cards after the draw. */
export interface HandDrawn {
  readonly type: 'handDrawn';
  /** Which of the dealt cards were kept. */
  readonly held: readonly boolean[];
  readonly cards: readonly number[];
  /** The hand that pays; null for none. */
  readonly rank: PayingHand | null;
  /** What it pays, in ten-thousandths of the stake. */
  readonly multiplier: number;
}

export type PokerEvent = RoundStarted | HandDealt | HandDrawn | RoundEnded;
