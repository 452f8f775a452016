import type { RoundEvent } from '#contract/generated/types.ts';
import {
  type EventDifference,
  firstEventDifference,
} from '#domain/fairness/first-event-difference.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import { commitmentHolds } from '#domain/fairness/seed-commitment.ts';
import type { GameRules, RoundChoices, RoundOutcome } from './game-rules.ts';
import { openRoundStream } from './round-stream.ts';

/** A finished round as it was shown, with the seed pair that has since been revealed. */
export interface Claim extends RoundSeeds, RoundChoices {
  /** SHA-256 of the server seed, as promised before the round. */
  readonly serverSeedHash: string;
  /** The events as stored; they are checked, not trusted. */
  readonly events: readonly RoundEvent[];
}

export interface Verdict {
  /** The revealed seed is the promised one. */
  readonly commitmentHolds: boolean;
  /** Playing the seeds again gives the same events to the last amount. */
  readonly eventsMatch: boolean;
  /** Present when the events differ: `expected` is what the seeds give. */
  readonly firstDifference?: EventDifference;
}

/** Computes a game's rounds again, offline, in a browser or on a command line. */
export interface Verifier {
  /** The version of the rules that it computes. */
  readonly version: string;
  /** @throws Error for seeds, a stake or choices that no round can have. */
  readonly verify: (claim: Claim) => Verdict;
  /** @throws Error for seeds, a stake or choices that no round can have. */
  readonly replay: (seeds: RoundSeeds, choices: RoundChoices) => RoundOutcome;
}

/** The same code that decides on the server. */
export function verifierOf(rules: GameRules): Verifier {
  const { version, play } = rules;
  const replay: Verifier['replay'] = (seeds, { stakeMicro, wager, actions }) =>
    play({ stakeMicro, wager, actions, stream: openRoundStream(rules, seeds) });
  return {
    version,
    replay,
    verify(claim) {
      const firstDifference = firstEventDifference(replay(claim, claim).events, claim.events);
      return {
        commitmentHolds: commitmentHolds(claim.serverSeed, claim.serverSeedHash),
        eventsMatch: firstDifference === undefined,
        ...(firstDifference === undefined ? {} : { firstDifference }),
      };
    },
  };
}
