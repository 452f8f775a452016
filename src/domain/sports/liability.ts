/** Stakes on an outcome and what they return if it wins, in micro-units. */
export interface OutcomeStakes {
  readonly stakeMicro: bigint;
  readonly returnMicro: bigint;
}

/**
 * The cost of a market at its worst: the largest return of an outcome less all stakes; below zero is a gain. A multiple
 * counts with its whole stake in each of its markets.
 */
export function marketLiability(outcomes: readonly OutcomeStakes[]): bigint {
  const stakes = outcomes.reduce((sum, { stakeMicro }) => sum + stakeMicro, 0n);
  const most = outcomes.reduce(
    (top, { returnMicro }) => (returnMicro > top ? returnMicro : top),
    0n,
  );
  return most - stakes;
}
