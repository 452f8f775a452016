import { openOutcomeStream } from '../fairness/outcome-stream.ts';
import type { Outcome, OutcomeSpace } from './outcome-space.ts';

/** What decides one of our own draws. */
export interface DrawSeeds {
  /** Committed before bets: its SHA-256 is published, and is the seed of the draw before. */
  readonly serverSeed: string;
  /** Known after the close only, so that the seed could not be chosen to fit. */
  readonly beaconValue: string;
  /** Place in the chain. */
  readonly position: number;
}

/** The numbers of a draw, from its seeds alone: whoever has them can draw it again. */
export function drawNumbers(
  space: OutcomeSpace,
  { serverSeed, beaconValue, position }: DrawSeeds,
): Outcome {
  return space.draw(openOutcomeStream({ serverSeed, clientSeed: beaconValue, nonce: position }));
}

export const numbersText = (outcome: Outcome): string => outcome.join(',');

export const parseNumbers = (text: string): Outcome => text.split(',').map(Number);
