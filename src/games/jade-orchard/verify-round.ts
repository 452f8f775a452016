import {
  type EventDifference,
  firstEventDifference,
} from '#domain/fairness/first-event-difference.ts';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import { commitmentHolds } from '#domain/fairness/seed-commitment.ts';
import { playRound } from './math/play-round.ts';

/** A finished round as it was shown, with the seed pair that has since been revealed. */
export interface RoundClaim extends RoundSeeds {
  /** SHA-256 of the server seed, as promised before the round. */
  readonly serverSeedHash: string;
  readonly stakeMicro: bigint;
  /** The events as stored; they are checked, not trusted. */
  readonly events: readonly unknown[];
}

export interface RoundVerdict {
  /** The revealed seed is the promised one. */
  readonly commitmentHolds: boolean;
  /** Playing the seeds again gives the same events to the last amount. */
  readonly eventsMatch: boolean;
  /** Present when the events differ: `expected` is what the seeds give. */
  readonly firstDifference?: EventDifference;
}

/**
 * Checks a round offline, from nothing but what the player holds. Both answers must be true.
 * Throws `SeedFormatError` or `UnplayableStakeError` for input that no round of this game can have.
 */
export function verifyRound(claim: RoundClaim): RoundVerdict {
  const { events } = playRound({ stakeMicro: claim.stakeMicro, stream: openOutcomeStream(claim) });
  const firstDifference = firstEventDifference(events, claim.events);
  return {
    commitmentHolds: commitmentHolds(claim.serverSeed, claim.serverSeedHash),
    eventsMatch: firstDifference === undefined,
    ...(firstDifference === undefined ? {} : { firstDifference }),
  };
}
