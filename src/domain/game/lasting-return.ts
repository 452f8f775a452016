import type { ReturnSums, TheoreticalReturn } from './measured-return.ts';

/** Chance that a sound title is ever found outside, over its whole life. */
const ALPHA = 1e-6;
/** The bound is narrowest around this number of rounds. */
const TIGHTEST_ROUNDS = 100_000;
/** Below this many rounds the approximation by the normal distribution does not hold. */
const FEWEST_ROUNDS = 10_000;

const RHO_SQUARED = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA) + 1)) / TIGHTEST_ROUNDS;

/** A return that no sound title has, percent: the true one lies between `low` and `high`. */
export interface StrayReturn {
  readonly state: 'above' | 'below';
  readonly percent: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Whether a title returns what it promises, by a bound that holds however often it is looked at: the
 * asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform
 * central limit theory and asymptotic confidence sequences" (Annals of Statistics 2024, theorem 2.2).
 * A return below the promised one is judged only with a proven deviation: rare large wins that have not
 * come yet are missing in the measured one.
 * @param deviation proven standard deviation of a round, in stakes; null: it depends on choices
 * @returns null: the promised return lies within the bound, or too little was played.
 */
export function strayReturn(
  { rounds, ratioSum, ratioSquares }: ReturnSums,
  { least, most, needsSkill }: TheoreticalReturn,
  deviation: number | null,
): StrayReturn | null {
  if (rounds < FEWEST_ROUNDS) return null;
  const mean = ratioSum / rounds;
  const variance = Math.max(0, (ratioSquares - rounds * mean * mean) / (rounds - 1));
  const spread = Math.max(Math.sqrt(variance), deviation ?? 0);
  const scaled = rounds * RHO_SQUARED + 1;
  const width = Math.sqrt(
    ((2 * scaled) / (rounds * rounds * RHO_SQUARED)) * Math.log(Math.sqrt(scaled) / ALPHA),
  );
  const percent = mean * 100;
  const low = percent - 100 * spread * width;
  const high = percent + 100 * spread * width;
  if (low > most) return { state: 'above', percent, low, high };
  const isBelow = high < least && !needsSkill && deviation !== null;
  return isBelow ? { state: 'below', percent, low, high } : null;
}
