import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';

export interface BallLanded {
  readonly type: 'ballLanded';
  /** 0 to 36. */
  readonly pocket: number;
}

/** The spots that get something back, in the order of the bets; half of the stake included. */
export interface SpotsPaid {
  readonly type: 'spotsPaid';
  readonly spots: readonly { readonly spot: string; readonly payoutMicro: string }[];
}

export type RouletteEvent = RoundStarted | BallLanded | SpotsPaid | RoundEnded;
