/** Sums over finished rounds. A ratio is a round's payout over its stakes. */
export interface ReturnSums {
  readonly rounds: number;
  readonly ratioSum: number;
  readonly ratioSquares: number;
}

export interface TheoreticalReturn {
  /** Percent. */
  readonly least: number;
  readonly most: number;
  /** Players may return less than the least by playing badly. */
  readonly needsSkill: boolean;
}

/**
 * few: too few rounds to say anything. inside: the measured return fits. above, below: it does not, and
 * somebody has to look.
 */
export type ReturnState = 'few' | 'inside' | 'above' | 'below';

export interface MeasuredReturn {
  readonly state: ReturnState;
  /** The mean of the rounds' ratios in percent; null without rounds. */
  readonly percent: number | null;
  /** Where the true return lies with 99.99 percent confidence, percent; null for too few rounds. */
  readonly low: number | null;
  readonly high: number | null;
}

/** Below this many rounds the normal approximation says nothing. */
export const FEWEST_ROUNDS = 1_000;

/**
 * Quantile of the normal distribution for two-sided 99.99 percent. With a look a day at a dozen titles
 * a false alarm comes about twice a year.
 */
const QUANTILE = 3.8906;

/**
 * What came back, with its confidence interval by the central limit theorem: mean ± z · s / √n.
 * Percent throughout.
 */
export function measuredReturn(
  { rounds, ratioSum, ratioSquares }: ReturnSums,
  { least, most, needsSkill }: TheoreticalReturn,
): MeasuredReturn {
  if (rounds === 0) return { state: 'few', percent: null, low: null, high: null };
  const mean = ratioSum / rounds;
  const percent = mean * 100;
  if (rounds < FEWEST_ROUNDS) return { state: 'few', percent, low: null, high: null };
  const variance = Math.max(0, (ratioSquares - rounds * mean * mean) / (rounds - 1));
  const margin = 100 * QUANTILE * Math.sqrt(variance / rounds);
  const low = percent - margin;
  const high = percent + margin;
  const state = low > most ? 'above' : high < least && !needsSkill ? 'below' : 'inside';
  return { state, percent, low, high };
}
