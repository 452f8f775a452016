import type { PossibleEnd } from './fair-price.ts';
import type { CricketFacts } from './markets/cricket.ts';

/** Runs that are still to come: their mean, and the variance of each over. */
export interface RunsToCome {
  readonly overs: number;
  readonly mean: number;
  readonly variance: number;
}

/** Values on both sides of the mean, in standard deviations. */
const REACH = 5;

/**
 * The totals at which a match may end, as a normal law in whole runs. Runs that are made are certain.
 * @param now the facts so far
 */
export function possibleTotals(
  now: CricketFacts,
  { overs, mean, variance }: RunsToCome,
): readonly PossibleEnd<CricketFacts>[] {
  const end = { ...now, isOver: true, endedNaturally: true, oversBowled: now.oversPlanned };
  if (overs === 0) return [{ facts: end, probability: 1 }];
  const [centre, spread] = [mean * overs, Math.sqrt(variance * overs)];
  const first = Math.max(0, Math.floor(centre - REACH * spread));
  const last = Math.ceil(centre + REACH * spread);
  const weights = Array.from({ length: last - first + 1 }, (_, step) =>
    Math.exp(-(((first + step - centre) / spread) ** 2) / 2),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, step) => ({
    facts: { ...end, runs: now.runs + first + step },
    probability: weight / whole,
  }));
}
