import type { RafflePrize } from '#contract/generated/types.ts';

export interface Scored {
  readonly memberId: bigint;
  readonly score: bigint;
}

export interface Place extends Scored {
  /** Equal scores share a rank, and the next one is skipped. */
  readonly rank: number;
  /** In micro-units; 0: no prize. */
  readonly prizeMicro: bigint;
}

/** Places that have a prize. */
export const paidPlaces = (prizes: readonly RafflePrize[]): number =>
  prizes.reduce((places, { weight }) => places + weight, 0);

/** All prizes together, in micro-units. */
export const prizePotMicro = (prizes: readonly RafflePrize[]): bigint =>
  prizes.reduce((sum, { weight, amountMicro }) => sum + BigInt(weight) * BigInt(amountMicro), 0n);

/**
 * The places of a board. Equal scores share the prizes of all places that they take, divided and rounded down to
 * the smallest unit of the currency; a tie over the last paid place shares what is left.
 * @param scored in the order of their scores, the highest first
 * @param prizes each with the number of places that get it
 * @param unitMicro smallest unit of the currency, in micro-units
 */
export function sharePrizes(
  scored: readonly Scored[],
  prizes: readonly RafflePrize[],
  unitMicro: bigint,
): readonly Place[] {
  const places: Place[] = [];
  let from = 0;
  while (from < scored.length) {
    const score = scored[from]?.score;
    let to = from;
    while (to < scored.length && scored[to]?.score === score) to += 1;
    const shared = prizesBetween(prizes, from, to) / BigInt(to - from);
    const prizeMicro = shared - (shared % unitMicro);
    for (const one of scored.slice(from, to)) places.push({ ...one, rank: from + 1, prizeMicro });
    from = to;
  }
  return places;
}

/** Prizes of the places from..to - 1, counted from 0. */
function prizesBetween(prizes: readonly RafflePrize[], from: number, to: number): bigint {
  let sum = 0n;
  let first = 0;
  for (const { weight, amountMicro } of prizes) {
    const covered = Math.min(to, first + weight) - Math.max(from, first);
    if (covered > 0) sum += BigInt(covered) * BigInt(amountMicro);
    first += weight;
  }
  return sum;
}
