import type { JsonObject } from '../game-rules.ts';

/** The first event of every round outside the reels. */
export interface RoundStarted {
  readonly type: 'roundStarted';
  readonly game: string;
  /** The version of the rules that decided the round. */
  readonly version: string;
  readonly stakeMicro: string;
  readonly wager: JsonObject;
}

/** The last event of a round. */
export interface RoundEnded {
  readonly type: 'roundEnded';
  readonly payoutMicro: string;
  /** Payout less all stakes; negative when the round lost. */
  readonly netWinMicro: string;
}

export function roundStarted(
  { code, version }: { code: string; version: string },
  stakeMicro: bigint,
  wager: JsonObject,
): RoundStarted {
  return { type: 'roundStarted', game: code, version, stakeMicro: String(stakeMicro), wager };
}

/** @param stakedMicro all stakes of the round, raises included. */
export function roundEnded(payoutMicro: bigint, stakedMicro: bigint): RoundEnded {
  return {
    type: 'roundEnded',
    payoutMicro: String(payoutMicro),
    netWinMicro: String(payoutMicro - stakedMicro),
  };
}
