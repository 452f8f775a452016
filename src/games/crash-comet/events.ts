import type { RoundEnded, RoundStarted } from '../kit/round-events.ts';

/** The player left the comet in time, at a multiplier in hundredths. */
export interface CashedOut {
  readonly type: 'cashedOut';
  readonly at: number;
  readonly isAuto: boolean;
}

/** The comet burned out at a multiplier in hundredths. */
export interface CometCrashed {
  readonly type: 'cometCrashed';
  readonly at: number;
}

export type CrashEvent = RoundStarted | CashedOut | CometCrashed | RoundEnded;
