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

/**
 * The prize that is given for a drawn one: where its stock is used up, the last of the list, which has none.
 * @param given how often the drawn prize was given before
 */
export function prizeInStock(prizes: readonly RafflePrize[], drawn: number, given: number): number {
  const stock = prizes[drawn]?.stock ?? 0;
  return stock > 0 && given >= stock ? prizes.length - 1 : drawn;
}

/** What draws cost on average, in micro-units, rounded down once for all of them. */
export function meanPrizeMicro(prizes: readonly RafflePrize[], draws = 1): bigint {
  const weights = prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (weights === 0n) return 0n;
  const worth = prizes.reduce(
    (sum, { weight, amountMicro }) => sum + BigInt(weight) * BigInt(amountMicro),
    0n,
  );
  return (worth * BigInt(draws)) / weights;
}
