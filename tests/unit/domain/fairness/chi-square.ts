/** One-sided standard normal quantile of one in a million. */
const MILLIONTH = 4.7534;

/** Pearson's statistic of counts that should all be equal. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * What uniform counts exceed once in a million samples (Wilson-Hilferty). Fair samplers stay below
 * on any seed one is likely to meet; a biased one is far above with the sample sizes used here.
 */
export function chiSquareLimit(cells: number): number {
  const spread = 2 / (9 * (cells - 1));
  return (cells - 1) * (1 - spread + MILLIONTH * Math.sqrt(spread)) ** 3;
}

/** Counts `samples` draws of whole numbers from 0 to `cells - 1`. */
export function countDraws(cells: number, samples: number, draw: () => number): number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (let sample = 0; sample < samples; sample += 1) {
    const drawn = draw();
    if (counts[drawn] === undefined) throw new RangeError(`${drawn} is out of bounds`);
    counts[drawn] += 1;
  }
  return counts;
}
