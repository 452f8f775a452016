import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';

/** One of the ten numbers, in the order of the draw. */
export interface NumberDrawn {
  readonly type: 'numberDrawn';
  readonly number: number;
  /** It is one of the picks. */
  readonly isHit: boolean;
  /** Hits so far, this one included. */
  readonly hits: number;
}

export type KenoEvent = RoundStarted | NumberDrawn | RoundEnded;
