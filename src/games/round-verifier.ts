import type { RoundEvent } from '#contract/generated/types.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import type { EventDifference } from '#domain/fairness/first-event-difference.ts';

export interface Claim extends RoundSeeds {
  readonly serverSeedHash: string;
  readonly stakeMicro: bigint;
  readonly events: readonly RoundEvent[];
}

export interface Verdict {
  readonly commitmentHolds: boolean;
  readonly eventsMatch: boolean;
  readonly firstDifference?: EventDifference;
}

export interface Replay {
  readonly events: readonly unknown[];
  readonly payoutMicro: bigint;
}

/** Computes a game's rounds again, offline, in a browser or on a command line. */
export interface Verifier {
  /** The version of the rules that it computes. */
  readonly version: string;
  /** @throws Error for seeds or a stake that no round can have. */
  readonly verify: (claim: Claim) => Verdict;
  /** @throws Error for seeds or a stake that no round can have. */
  readonly replay: (seeds: RoundSeeds, stakeMicro: bigint) => Replay;
}
