import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { Verifier } from '../round-verifier.ts';
import { playRound } from './math/play-round.ts';
import { JADE_ORCHARD_RULES } from './rules.ts';
import { verifyRound } from './verify-round.ts';

/** The same code that decides on the server. */
export const jadeOrchardVerifier: Verifier = {
  version: JADE_ORCHARD_RULES.version,
  verify: verifyRound,
  replay: (seeds, stakeMicro) => playRound({ stakeMicro, stream: openOutcomeStream(seeds) }),
};
