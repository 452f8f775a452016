import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';
import type { GuessSide } from './rules.ts';

/** What a side of the shown card offers. */
export interface SideOffer {
  /** Winning ranks out of 13. */
  readonly ways: number;
  /** What cashing out pays after a won guess, in ten-thousandths; null: it cannot be guessed. */
  readonly multiplier: number | null;
}

/** The card that is guessed from, and what both sides offer. */
export interface CardShown {
  readonly type: 'cardShown';
  readonly card: number;
  readonly high: SideOffer;
  readonly low: SideOffer;
}

/** A guess and the card that decided it. */
export interface Guessed {
  readonly type: 'guessed';
  readonly card: number;
  readonly side: GuessSide;
  readonly isWin: boolean;
  /** What cashing out pays now, in ten-thousandths; 0 after a wrong guess. */
  readonly multiplier: number;
}

/** The shown card was replaced without a guess. */
export interface Skipped {
  readonly type: 'skipped';
  readonly card: number;
}

/** The round pays: the player cashed out, or no further guess can be made. */
export interface CashedOut {
  readonly type: 'cashedOut';
  readonly multiplier: number;
}

export type HiLoEvent = RoundStarted | CardShown | Guessed | Skipped | CashedOut | RoundEnded;
