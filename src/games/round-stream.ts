import { openOutcomeStream, type OutcomeStream } from '#domain/fairness/outcome-stream.ts';
import type { RoundSeeds } from '#domain/fairness/round-seeds.ts';
import type { GameRules } from './game-rules.ts';

/**
 * The chance of a round. All tickets of a finite series share one stream, since the series is shuffled
 * once; every other round has a stream by its nonce.
 */
export function openRoundStream(
  { series }: { readonly series?: GameRules['series'] | null },
  seeds: RoundSeeds,
): OutcomeStream {
  const isTicket = series !== undefined && series !== null;
  return openOutcomeStream(isTicket ? { ...seeds, nonce: 0 } : seeds);
}
