import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';

/** The whole fall, decided before anything moves. */
export interface BallDropped {
  readonly type: 'ballDropped';
  /** One entry per row: 0 sends the ball to the left of the peg, 1 to the right. */
  readonly path: readonly number[];
  /** The slot from the left, counted from 0: the sum of the path. */
  readonly slot: number;
  /** What the slot pays, in ten-thousandths of the stake. */
  readonly multiplier: number;
}

/** The ball reaches a row. The path has decided it; the event only sets the pace and the sound. */
export interface PegHit {
  readonly type: 'pegHit';
  readonly row: number;
}

/** The ball comes to rest in the slot that its path leads to. */
export interface BallLanded {
  readonly type: 'ballLanded';
}

export type PlinkoEvent = RoundStarted | BallDropped | PegHit | BallLanded | RoundEnded;
