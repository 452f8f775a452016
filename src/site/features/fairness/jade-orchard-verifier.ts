import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { playRound } from '#games/jade-orchard/math/play-round.ts';
import { JADE_ORCHARD_RULES } from '#games/jade-orchard/rules.ts';
import { verifyRound } from '#games/jade-orchard/verify-round.ts';
import type { Verifier } from './verifier.ts';

/** The same code that decides on the server; it comes when something is to be verified. */
export const jadeOrchardVerifier: Verifier = {
  version: JADE_ORCHARD_RULES.version,
  verify: verifyRound,
  replay: (seeds, stakeMicro) => playRound({ stakeMicro, stream: openOutcomeStream(seeds) }),
};
