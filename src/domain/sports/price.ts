import type { OddsMilli } from '#contract/generated/types.ts';
import { LEAST_ODDS, MOST_ODDS } from './odds.ts';

/** proportional: every outcome carries the same part of the margin. power: long shots carry more of it. */
export type MarginRule = 'proportional' | 'power';

/** Halvings after which the exponent is exact to the last bit. */
const STEPS = 60;

/**
 * Prices of the outcomes of a market, rounded down so that the book never falls below its overround.
 * proportional: o = 1 / (p M). power: o = 1 / p^k with k so that the sum of p^k is M.
 * Source: domain page "sports", 1 Model, margins.
 * @param probabilities one for each outcome; they add up to 1
 * @param overround M, above 1 for a margin: 1.05
 */
export function priced(
  probabilities: readonly number[],
  overround: number,
  rule: MarginRule,
): readonly OddsMilli[] {
  const power = rule === 'power' ? exponentFor(probabilities, overround) : 1;
  return probabilities.map((probability) => {
    const share = rule === 'power' ? probability ** power : probability * overround;
    return bounded(Math.floor(1_000 / share));
  });
}

/** The exponent for which the powers add up to the overround: they fall as it rises. */
function exponentFor(probabilities: readonly number[], overround: number): number {
  let [low, high] = [0, 10];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const sum = probabilities.reduce((total, one) => total + one ** middle, 0);
    if (sum > overround) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const bounded = (milli: number): OddsMilli => Math.min(Math.max(milli, LEAST_ODDS), MOST_ODDS);
