/** Minimum sample: with fewer, one slow payment would decide the figure. */
export const MIN_ARRIVALS = 20;

export interface ArrivalFigures {
  readonly medianSeconds: number;
  readonly p90Seconds: number;
  readonly sampleSize: number;
}

/** Median and 90th percentile; null when there are too few. */
export function measureArrival(seconds: readonly number[]): ArrivalFigures | null {
  if (seconds.length < MIN_ARRIVALS) return null;
  const sorted = seconds.toSorted((one, other) => one - other);
  /** The least time within which this share had arrived. */
  const within = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return {
    medianSeconds: Math.round(within(0.5)),
    p90Seconds: Math.round(within(0.9)),
    sampleSize: sorted.length,
  };
}
