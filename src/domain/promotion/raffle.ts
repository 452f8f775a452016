import type { RafflePrize } from '#contract/generated/types.ts';
import { openOutcomeStream } from '../fairness/outcome-stream.ts';

/** What decides a draw of a raffle. */
export interface RaffleSeeds {
  /** Committed before: its SHA-256 is the seed of the draw before. */
  readonly serverSeed: string;
  /** Of the chain, chosen after its end was published. */
  readonly salt: string;
  /** Counts the draws of the raffle from 1. */
  readonly number: number;
}

/**
 * The prize of a draw by its place in the list: a uniform number below the sum of the weights, counted
 * off along the list. Everybody who has the seeds draws the same.
 */
export function drawPrize(
  prizes: readonly RafflePrize[],
  { serverSeed, salt, number }: RaffleSeeds,
): number {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const stream = openOutcomeStream({ serverSeed, clientSeed: salt, nonce: number });
  let left = stream.nextBelow(total);
  for (const [index, { weight }] of prizes.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  throw new RangeError('a raffle without prizes');
}
